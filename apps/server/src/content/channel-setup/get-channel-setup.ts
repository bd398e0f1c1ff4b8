import {
  type HostState,
  legalPages,
  type Reply,
  type SetupStep,
  type studioCalls,
} from '@grandstand/contract'
import { tryHost } from '../../channel/hosts/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { countSetup, findPromise, listLegalPages } from './channel-setup-store.ts'
import { nameSeller } from './name-seller.ts'

/** A channel has a few; each is asked. */
const maxHosts = 5

export async function getChannelSetup(
  ctx: Pick<Context, 'db' | 'now' | 'payments' | 'hostAsker' | 'sealer' | 'publicUrl'>,
  { channel }: { channel: Channel },
): Promise<Reply<typeof studioCalls.getChannelSetup>> {
  const { id, settings } = channel
  const asked = channel.hosts
    .slice(0, maxHosts)
    .map(async host => ({ host, state: (await tryHost(ctx, host)).state }))
  const [hosts, counts, legal, refunds] = await Promise.all([
    Promise.all(asked),
    countSetup(ctx.db, id, ctx.now()),
    listLegalPages(ctx.db, id),
    findPromise(ctx.db, id),
  ])
  const shown = legal.filter(({ hidden }) => !hidden).length
  const payments = ctx.payments.find(channel)
  const steps: Record<SetupStep, { is_done: boolean; count?: number }> = {
    address: { is_done: hosts.some(({ state }) => isReached(state)) },
    logo: { is_done: settings.logo !== undefined },
    sports: { is_done: counts.sports > 0, count: counts.sports },
    // One alone plays against nobody.
    teams: { is_done: counts.teams > 1, count: counts.teams },
    game: { is_done: counts.games > 0, count: counts.games },
    price: { is_done: counts.priced > 0, count: counts.priced },
    // The sandbox is enough to try; the answer says that it is one.
    payments: { is_done: payments !== null },
    legal: {
      is_done: shown === legalPages.length && refunds !== null && counts.legal_seen > 0,
      count: shown,
    },
    camera: { is_done: counts.recorded > 0 },
  }
  return {
    steps: Object.entries(steps).map(([step, { is_done, count = null }]) => ({
      step: step as SetupStep,
      is_done,
      count,
    })),
    hosts,
    is_sandbox: payments?.sandboxUrl != null,
    legal: {
      lacks: legalPages.filter(url => legal.every(page => page.url !== url)),
      refunds,
      seller: nameSeller(settings, settings.language),
      is_locked: settings.run_as_code,
    },
  }
}

const reached: readonly HostState[] = ['secure', 'plain', 'local', 'private']
const isReached = (state: HostState) => reached.includes(state)
