import {
  choosePreset,
  type DayRange,
  dayOf,
  isReportRange,
  maxReportDays,
  rangeBefore,
} from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'

export interface ComparedRange extends DayRange {
  before: DayRange
}

interface Input {
  channel: Channel
  query: { from?: string | undefined; to?: string | undefined }
}

/** What was asked for, by the channel's days; whichever end is not said is that of the last 28 days. */
export function readRange({ now }: Pick<Context, 'now'>, { channel, query }: Input): ComparedRange {
  const usual = choosePreset('28_days', dayOf(now().getTime(), channel.settings.time_zone))
  const range = { from: query.from ?? usual.from, to: query.to ?? usual.to }
  if (!isReportRange(range))
    throw new CallError('invalid_request', {
      fields: { to: `must not be before \`from\`, nor more than ${maxReportDays} days after it` },
    })
  return { ...range, before: rangeBefore(range) }
}
