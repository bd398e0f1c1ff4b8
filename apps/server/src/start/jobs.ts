import {
  forgetExpiredTokens,
  forgetLimits,
  mailLoginCode,
  mailPasswordReset,
} from '../accounts/auth/index.ts'
import { forgetExpiredKeys } from '../accounts/keys/index.ts'
import { forgetSocialCodes } from '../accounts/social/index.ts'
import { forgetEventChanges } from '../catalogue/events/index.ts'
import { cutClip, cutVertical, failLateClips, removeOldClips } from '../clips/clips/index.ts'
import { unpackBackupJob } from '../deployment/restore/index.ts'
import { checkBackupJob, makeBackupJob } from '../deployment/studio-backups/index.ts'
import { forgetUnpaidAccounts } from '../front/account-deletion/index.ts'
import { sendAlarmPushes } from '../games/alarms/index.ts'
import { forgetGameLinks } from '../games/game-links/index.ts'
import { forgetNotices, sendNotices } from '../games/notices/index.ts'
import { countCrowdsJob } from '../insight/crowds/index.ts'
import { countDaysJob, countMinutesJob, mailMonthJob } from '../insight/reports/index.ts'
import { keepTelemetryDays } from '../insight/telemetry/index.ts'
import { forgetOperatorSessions, mailOperatorReset } from '../operators/operators/index.ts'
import { forgetMails, sendMail } from '../reach/mail/index.ts'
import { forgetDeliveries } from '../reach/webhooks/index.ts'
import { sendBuyerMail } from '../sale/buyer-mails/index.ts'
import { tellGoogle } from '../sale/google-analytics/index.ts'
import { announceRenewalsHourly } from '../sale/order-mails/index.ts'
import { forgetPaymentEvents, leaveCustomer } from '../sale/payments/index.ts'
import { keepPayoutsJob } from '../sale/payouts/index.ts'
import { reportRefund } from '../sale/refund-reports/index.ts'
import { settleOrder } from '../sale/studio-orders/index.ts'
import { forgetPlaces } from '../video/door/index.ts'
import { forgetPlaybacks } from '../video/playback/index.ts'
import {
  drawMissingStills,
  drawPoster,
  drawStill,
  forgetUploads,
  processFile,
  removeOldVideos,
  removeRecording,
  removeUpload,
} from '../video/videos/index.ts'
import { forgetWaiting } from '../video/waiting/index.ts'

/** All that may be asked for, by whichever process; workers do it. */
export const jobs = [
  sendMail,
  forgetMails,
  mailLoginCode,
  mailPasswordReset,
  mailOperatorReset,
  forgetExpiredTokens,
  forgetLimits,
  forgetUnpaidAccounts,
  forgetExpiredKeys,
  forgetEventChanges,
  forgetOperatorSessions,
  forgetSocialCodes,
  forgetPlaybacks,
  forgetPlaces,
  forgetWaiting,
  forgetPaymentEvents,
  settleOrder,
  leaveCustomer,
  keepPayoutsJob,
  tellGoogle,
  reportRefund,
  sendBuyerMail,
  announceRenewalsHourly,
  sendNotices,
  forgetGameLinks,
  sendAlarmPushes,
  forgetNotices,
  forgetDeliveries,
  keepTelemetryDays,
  countMinutesJob,
  countDaysJob,
  countCrowdsJob,
  mailMonthJob,
  cutClip,
  cutVertical,
  failLateClips,
  removeOldClips,
  processFile,
  drawPoster,
  drawStill,
  drawMissingStills,
  forgetUploads,
  removeOldVideos,
  removeRecording,
  removeUpload,
  makeBackupJob,
  checkBackupJob,
  unpackBackupJob,
]

/** What a process with files does for its site, also where it is no worker. */
export const siteJobs = [cutClip, cutVertical, drawPoster, drawStill, removeRecording, removeUpload]
