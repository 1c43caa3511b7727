-- Which flows have answered in the conversations that are indexed already; what goes on is marked when it is quiet.
UPDATE "conversation_texts" t
   SET "words" = t."words" || array_to_tsvector(answered.marks)
  FROM (
       SELECT s.conversation_id, array_agg(DISTINCT '@flow' || (event ->> 'flowId')) AS marks
         FROM conversation_steps s CROSS JOIN LATERAL json_array_elements(s.events::json) AS event
        WHERE strpos(s.events, 'flowTriggered') > 0 AND event ->> 'type' = 'flowTriggered'
        GROUP BY s.conversation_id) AS answered
 WHERE t."conversation_id" = answered.conversation_id;
