import { parseArgs } from 'node:util'
import { orderFilters } from '@grandstand/contract'
import { createChannelDirectory } from '../features/channel/index.ts'
import { createLog } from '../runtime/create-log.ts'
import { endCommand } from './end-command.ts'
import {
  health,
  list,
  type OrderCommand,
  type Own,
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
       npm run orders -- refund ORDER [--amount 4.50] --reason TEXT
                                               give back the last payment, or a part of it; all of it ends what was bought
       npm run orders -- refund-game EVENT --reason TEXT
                                               give all single buyers of a cancelled game their money back
       npm run orders -- health [--channel KEY]
                                               when the payment provider was heard of last, and what waits

ORDER and EVENT are ids. What asks the payment provider is done by the server; without one it waits for the next.`

interface Verb {
  /** It is about one order or event. */
  hasId?: boolean
  options: readonly string[]
  needs?: readonly string[]
  run: (ctx: Own, asked: OrderCommand) => Promise<void>
}

const verbs: Record<string, Verb> = {
  list: { options: ['search', 'show', 'channel'], run: list },
  show: { hasId: true, options: [], run: show },
  settle: { hasId: true, options: [], run: settle },
  refund: { hasId: true, options: ['amount', 'reason'], needs: ['reason'], run: refund },
  'refund-game': { hasId: true, options: ['reason'], needs: ['reason'], run: refundBuyers },
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
      return asked.run({ db, now, channels, databaseUrl }, asked)
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
      },
    })
    const [name = '', id, ...more] = positionals
    const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
    if (!verb || more.length > 0 || (verb.hasId ?? false) !== (id !== undefined)) return undefined
    const given = Object.keys(values)
    if (!given.every(option => verb.options.includes(option))) return undefined
    if (!(verb.needs ?? []).every(option => given.includes(option))) return undefined
    if (id !== undefined && !/^[1-9]\d{0,8}$/.test(id)) return undefined
    return { run: verb.run, id: Number(id), ...values }
  } catch {
    return undefined
  }
}
