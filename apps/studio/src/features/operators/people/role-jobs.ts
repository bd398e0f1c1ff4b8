import type { OperatorRole } from '@grandstand/contract/studio-constants'
import { studioWireCalls, type WireCall } from '@grandstand/contract/studio-wire'
import { mayCall } from '@grandstand/rules'
import type { Catalogue } from '../../../platform/i18n/catalogue.ts'
import type { I18n } from '../../../platform/i18n/create-i18n.ts'

/** A job, and the call of the Studio that it takes: who may make that may do the job. */
export const jobs: readonly [keyof Catalogue['people']['jobs'], WireCall][] = [
  ['score', studioWireCalls.tapBoard],
  ['start', studioWireCalls.startEvent],
  ['games', studioWireCalls.addGame],
  ['cameras', studioWireCalls.addEventCamera],
  ['links', studioWireCalls.makeGameLink],
  ['clips', studioWireCalls.judgeClip],
  ['watching', studioWireCalls.getWatchingReport],
  ['library', studioWireCalls.listLibrary],
  ['content', studioWireCalls.publishContent],
  ['orders', studioWireCalls.listStudioOrders],
  ['refunds', studioWireCalls.refundStudioOrder],
  ['coupons', studioWireCalls.addCoupon],
  ['reports', studioWireCalls.getSalesReport],
  ['users', studioWireCalls.listStudioUsers],
  ['gifts', studioWireCalls.giveGrant],
  ['people', studioWireCalls.invitePerson],
  ['audit', studioWireCalls.listAuditLog],
]

/** In words, for whoever chooses a role. */
export function tellJobs({ words }: Pick<I18n, 'words'>, role: OperatorRole): string {
  const say = words.people
  if (role === 'owner') return say.everything
  const own = jobs.filter(([, { by }]) => by && mayCall(role, by)).map(([job]) => say.jobs[job])
  return own.join(' · ')
}
