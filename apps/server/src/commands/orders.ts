import { parseArgs } from 'node:util'
import { orderFilters } from '@grandstand/contract'
import { createRosters } from '../catalogue/roster/index.ts'
import { createChannelDirectory } from '../channel/channel/index.ts'
import { createLog } from '../runtime/create-log.ts'
import { endCommand } from './end-command.ts'
import { grant } from './grant-verb.ts'
import {
  type Ctx,
  health,
  list,
  type OrderCommand,
  refund,
  refundBuyers,
  settle,
  show,
} from './order-verbs.ts'
import { withDatabase } from './with-database.ts'

const usage = `Usage: npm run orders -- list [--search WORDS] [--show ${orderFilters.join('|')}] [--channel KEY]
                                               the newest orders; every word is the number, or in the product or the buyer
       npm run orders -- show ORDER            one order with its whole story
       npm run orders -- settle ORDER          ask the payment provider what became of it
       npm run orders -- refund ORDER [--amount 4.50] [--despite-pass] --reason TEXT
                                               give back the last payment, or a part of it; all of it ends what was bought;
                                               a game that was taken off a pass only with --despite-pass
       npm run orders -- refund-game EVENT --reason TEXT
                                               give all single buyers of a cancelled game their money back
       npm run orders -- grant EMAIL (--game EVENT | --pass PASS [--team TEAM] | --subscription PLAN | --team TEAM)
                         --until 2027-06-30 --reason TEXT [--channel KEY]
                                               give somebody access without an order, to the end of that day
       npm run orders -- health [--channel KEY]
                                               when the payment provider was heard of last, and what waits

ORDER and EVENT are ids; PASS, PLAN and TEAM are names in the channel's files. What asks the payment provider is done by the server; without one it waits for the next.`

interface Verb {
  /** It is about one order or event, or about somebody. */
  takes?: 'id' | 'email'
  options: readonly string[]
  needs?: readonly string[]
  run: (ctx: Ctx, asked: OrderCommand) => Promise<void>
}

const verbs: Record<string, Verb> = {
  list: { options: ['search', 'show', 'channel'], run: list },
  show: { takes: 'id', options: [], run: show },
  settle: { takes: 'id', options: [], run: settle },
  refund: { takes: 'id', options: ['amount', 'reason', 'despite-pass'], needs: ['reason'], run: refund },
  'refund-game': { takes: 'id', options: ['reason'], needs: ['reason'], run: refundBuyers },
  grant: {
    takes: 'email',
    options: ['game', 'pass', 'subscription', 'team', 'until', 'reason', 'channel'],
    needs: ['until', 'reason'],
    run: grant,
  },
  health: { options: ['channel'], run: health },
}

export async function ordersCli(args: string[], now = () => new Date()): Promise<number> {
  const asked = parseCommand(args)
  if (!asked) {
    console.error(usage)
    return 2
  }
  return endCommand(() =>
    withDatabase((db, _config, databaseUrl) => {
      const channels = createChannelDirectory({ db, now, log: createLog('silent') })
      const rosters = createRosters({ db, log: createLog('silent') })
      return asked.run({ db, now, channels, rosters, databaseUrl }, asked)
    }),
  )
}

function parseCommand(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        search: { type: 'string' },
        show: { type: 'string' },
        channel: { type: 'string' },
        amount: { type: 'string' },
        reason: { type: 'string' },
        'despite-pass': { type: 'boolean' },
        game: { type: 'string' },
        pass: { type: 'string' },
        subscription: { type: 'string' },
        team: { type: 'string' },
        until: { type: 'string' },
      },
    })
    const [name = '', subject, ...more] = positionals
    const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
    if (!verb || more.length > 0 || (verb.takes !== undefined) !== (subject !== undefined)) return undefined
    const given = Object.keys(values)
    if (!given.every(option => verb.options.includes(option))) return undefined
    if (!(verb.needs ?? []).every(option => given.includes(option))) return undefined
    if (verb.takes === 'id' && !/^[1-9]\d{0,8}$/.test(subject ?? '')) return undefined
    return { run: verb.run, id: Number(subject), email: subject ?? '', ...values }
  } catch {
    return undefined
  }
}
