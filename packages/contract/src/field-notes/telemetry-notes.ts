import type { FieldNotes } from './field-note.ts'

const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e'

export const telemetryNotes: FieldNotes = {
  profile: ["The channel's `yare-analytics-key`.", 'northern-league'],
  session: ['From `/datalake/hash/`; for 24 hours.', uuid],
  session_uuid: ['From `/datalake/hash/`; for 24 hours.', uuid],
  user_id: ['Null: nobody is logged in.', null],
  user_email: ['Taken and never kept.', null],
  origin_url: ['The page that it happened on.', 'https://league.example/watch/17'],
  view_id: ['One page or one player that is open.', uuid],
  seq: ['Its place among all that the view sent: a repeat is counted once.', 4],
  details: ['What belongs to it: texts, numbers, yes and no.', { percent: 25 }],
  'sendDatalakeEvent.name': ['What the visitor did.', 'begin_checkout'],
  'sendVideoEvent.name': ['What happened in the player.', 'play'],
  clip_id: ['The clip that is watched; null or left out: none.', null],
  playing_ms: ['How long the playhead moved since the one before.', 30_000],
  stalled_ms: ['How long it stood still though it should have moved.', 0],
  stalls: ['How often it did.', 0],
  delay_ms: ['Behind the newest of a live stream; null: a replay.', 1_300],
  'sendVideoViewing.height': ['Lines of the picture.', 720],
  is_hidden: ['The tab was not seen.', false],
  is_last: ['The player has ended or was left.', false],
  device_type: ['What it was watched on.', 'mobile'],
  user_agent: ['As the browser calls itself.', 'Mozilla/5.0 …'],
  resolution: ['Of the screen.', '390x844'],
  platform: ['Of the machine.', 'iPhone'],
  call: ['The call that failed; null: it was another error.', 'GET /events/{id}'],
  'sendErrorLog.status': ['Of the answer; 0: there was none.', 500],
  'sendErrorLog.message': ['What went wrong.', 'Failed to fetch'],
  release: ["Of the viewer's build.", '0.1.0'],
}
