import { forgetExpiredTokens, forgetLimits, mailPasswordReset } from '../features/auth/index.ts'
import { cutClip, cutVertical, failLateClips, removeOldClips } from '../features/clips/index.ts'
import { forgetEventChanges } from '../features/events/index.ts'
import { tellGoogle } from '../features/google-analytics/index.ts'
import { forgetExpiredKeys } from '../features/keys/index.ts'
import { forgetMails, sendMail } from '../features/mail/index.ts'
import { forgetTellings, sendNotices } from '../features/notices/index.ts'
import { forgetOperatorSessions } from '../features/operators/index.ts'
import { tellAheadHourly } from '../features/order-mails/index.ts'
import { forgetPaymentEvents } from '../features/payments/index.ts'
import { keepPayoutsJob } from '../features/payouts/index.ts'
import { forgetPlaybacks } from '../features/playback/index.ts'
import { countDaysJob, countMinutesJob, mailMonthJob } from '../features/reports/index.ts'
import { forgetSocialCodes } from '../features/social/index.ts'
import { settleOrder } from '../features/studio-orders/index.ts'
import { keepTelemetryDays, tellRefund } from '../features/telemetry/index.ts'
import {
  drawPoster,
  forgetUploads,
  processFile,
  removeOldVideos,
  removeRecording,
  removeUpload,
} from '../features/videos/index.ts'

/** All that may be asked for, by whichever process; workers do it. */
export const jobs = [
  sendMail,
  forgetMails,
  mailPasswordReset,
  forgetExpiredTokens,
  forgetLimits,
  forgetExpiredKeys,
  forgetEventChanges,
  forgetOperatorSessions,
  forgetSocialCodes,
  forgetPlaybacks,
  forgetPaymentEvents,
  settleOrder,
  keepPayoutsJob,
  tellGoogle,
  tellRefund,
  tellAheadHourly,
  sendNotices,
  forgetTellings,
  keepTelemetryDays,
  countMinutesJob,
  countDaysJob,
  mailMonthJob,
  cutClip,
  cutVertical,
  failLateClips,
  removeOldClips,
  processFile,
  drawPoster,
  forgetUploads,
  removeOldVideos,
  removeRecording,
  removeUpload,
]

/** What a process with files does for its place, also where it is no worker. */
export const placedJobs = [cutClip, cutVertical, drawPoster, removeRecording, removeUpload]
