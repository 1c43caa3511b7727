-- The names of files that were sent in the conversations that are indexed already; what goes on is read when it is quiet.
UPDATE "conversation_texts" t
   SET "words" = t."words" || strip(to_tsvector('danish', sent.names) || to_tsvector('english', sent.names))
  FROM (
       SELECT s.conversation_id, string_agg(translate(file ->> 'name', '._-', '   '), E'\n') AS names
         FROM conversation_steps s CROSS JOIN LATERAL json_array_elements(s.events::json) AS event
        CROSS JOIN LATERAL json_array_elements(event -> 'files') AS file
        WHERE strpos(s.events, '"files"') > 0
        GROUP BY s.conversation_id) AS sent
 WHERE t."conversation_id" = sent.conversation_id;
