import { mayCall } from '@grandstand/rules'
import type { RunPreview, ShownPreview } from '../../call/call-hooks.ts'
import { createRosters } from '../../catalogue/roster/index.ts'
import { readStoredChannel } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { shareChannelContent } from '../../db/channel-content-lock.ts'
import { openOperator, studioCookie } from '../../operators/operators/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { createSlots } from '../../runtime/slots.ts'
import { applyDocument, kinds, prepareDocument } from '../channel-code/index.ts'
import { findTyped, isLockTimeout, limitLockWait, runAndRollBack } from './content-store.ts'
import { type PreviewClaim, readPreviewToken } from './preview-token.ts'
import { readDraft } from './read-draft.ts'

interface Previews {
  /**
   * The token names the channel and its draft; it opens them to the operator who asked for it, while they are logged in
   * to the Studio. The transaction is rolled back.
   */
  run: RunPreview
}

/**
 * The draft is applied the way that publishing it would, looked at, and rolled back: so all that shows the channel shows its
 * draft, and nothing has to know of drafts. One at a time, for it costs a second; nobody who buys or scores waits for it.
 */
export function createPreviews(ctx: Context): Previews {
  const slots = createSlots(1)

  /** The address alone may be copied, and the operator may have lost the role since. */
  async function isOfBrowser(claim: PreviewClaim, { readCookie }: ShownPreview): Promise<boolean> {
    const operator = await openOperator(ctx, readCookie(studioCookie), claim.channelId).operator()
    return operator?.id === claim.operatorId && mayCall(operator.role, kinds[claim.kind].by)
  }

  async function run<Made>(
    shown: ShownPreview,
    work: (own: Context, channel: Channel) => Promise<Made>,
  ): Promise<Made> {
    const claim = readPreviewToken(ctx, shown.token)
    const known = claim && (await ctx.channels.findById(claim.channelId))
    if (!claim || !known || !(await isOfBrowser(claim, shown))) throw new CallError('forbidden')
    const { document, version } = await ctx.db.transaction(async tx =>
      readDraft(tx, known.id, await findTyped(tx, known.id, claim.operatorId)),
    )
    if (!document) throw new CallError('conflict')
    const early = await prepareDocument(ctx.db, known.id, document)
    return runAndRollBack(ctx.db, async tx => {
      // Nobody publishes meanwhile; buyers, and those who move games, do not wait for it.
      await shareChannelContent(tx, known.id)
      await limitLockWait(tx)
      await applyDocument(tx, known.id, ctx.now(), document, early, { isPreview: true })
      const found = await readStoredChannel({ db: tx, now: ctx.now }, known.id)
      if (!found) throw new CallError('not_found')
      const channel = { ...found, revision: `preview ${claim.operatorId} ${version}` }
      return work({ ...ctx, db: tx, rosters: createRosters({ db: tx, log: ctx.log }) }, channel)
    })
  }

  /** Who gave way to somebody else looks again. */
  async function tryRun<Made>(
    shown: ShownPreview,
    work: (own: Context, channel: Channel) => Promise<Made>,
    tries = 3,
  ): Promise<Made> {
    try {
      return await run(shown, work)
    } catch (error) {
      if (tries <= 1 || !isLockTimeout(error)) throw error
      return tryRun(shown, work, tries - 1)
    }
  }

  return { run: (shown, work) => slots(() => tryRun(shown, work)) }
}
