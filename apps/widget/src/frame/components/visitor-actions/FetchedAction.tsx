import { AnswerRating } from './AnswerRating.tsx';
import { ChatRating, type ChatRatingProps } from './ChatRating.tsx';
import { actionUnder, type EntryActionProps } from './entry-actions.ts';
import { LeaveInstead, type LeaveInsteadProps } from './LeaveInstead.tsx';
import { LeaveMessage } from './LeaveMessage.tsx';
import { MailTranscript, type MailTranscriptProps } from './MailTranscript.tsx';
import { Uploads, type UploadsProps } from './Uploads.tsx';

export type VisitorActionProps =
  | ({ at: 'entry' } & EntryActionProps)
  | ({ at: 'queue' } & LeaveInsteadProps)
  | ({ at: 'end' } & ChatRatingProps)
  | ({ at: 'menu' } & MailTranscriptProps)
  | ({ at: 'field' } & UploadsProps);

/** What visitors can do beside talking, by where in the chat it stands. */
export function FetchedAction(props: VisitorActionProps) {
  switch (props.at) {
    case 'entry':
      switch (actionUnder(props.entryKey, props.seen, props.state.log)) {
        case 'rate':
          return <AnswerRating {...props} />;
        case 'leaveMessage':
          return <LeaveMessage {...props} />;
        default:
          return null;
      }
    case 'queue':
      return <LeaveInstead {...props} />;
    case 'end':
      return <ChatRating {...props} />;
    case 'menu':
      return <MailTranscript {...props} />;
    case 'field':
      return <Uploads {...props} />;
  }
}
