import type { ChannelBootstrap, DrawAsked, DrawScreen, FirstAnswer } from '@grandstand/contract'
import { basketHref, readBasket, type ScreenName, type ShownScores } from '@grandstand/rules'
import { addsTax } from '../../context/adds-tax.ts'
import type { Channel, Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { askAsVisitor } from './ask-as-visitor.ts'
import type { PageDescription } from './describe-page.ts'
import { moveStyles } from './move-styles.ts'

const drawnScreens: readonly ScreenName[] = ['home', 'live', 'upcoming', 'vod', 'schedule', 'watch', 'buy']
/** What others put behind an address to count who comes from where; every other query is a question to the screen. */
const counting = /^(?:utm_\w+|trk|gclid|fbclid)$/

export interface FirstScreen {
  html: string
  /** What its elements would say in `style`. */
  css: string
  data: { answers: FirstAnswer[]; events_cursor: number }
}

interface DrawnPage extends Reader {
  draw: DrawScreen
  bootstrap: ChannelBootstrap
  path: string
  hasNotice: boolean
  timeZone: string
  picked: DrawAsked['picked']
  eventsCursor: number
  shownScores: ShownScores
}

/** What the screen of a visitor is drawn from, the same for every address that shows the same; null: it is not drawn. */
export function findDrawnPath(
  channel: Channel,
  { screen, canonical }: Pick<PageDescription, 'screen' | 'canonical'>,
  { searchParams }: URL,
): string | null {
  if (!drawnScreens.includes(screen)) return null
  if (screen === 'buy') return findCheckout(channel, searchParams)
  return [...searchParams.keys()].every(name => counting.test(name)) ? canonical : null
}

/** Null: there is an order already, or the price depends on where its buyer is. */
function findCheckout(channel: Channel, query: URLSearchParams): string | null {
  const basket = query.has('order') || addsTax(channel) ? null : readBasket(Object.fromEntries(query))
  return basket && basketHref(basket)
}

/** Null where it cannot be drawn: the page then shows what it has without it. */
export async function drawFirstScreen(ctx: Context, page: DrawnPage): Promise<FirstScreen | null> {
  const { draw, channel, language, bootstrap, path, hasNotice, timeZone, picked, eventsCursor, shownScores } =
    page
  try {
    const ask = askAsVisitor(ctx, { channel, language }, shownScores)
    const drawn = await draw({
      path,
      language,
      bootstrap,
      hasNotice,
      timeZone,
      picked,
      hidesScores: shownScores !== 'all',
      ask,
    })
    return (
      drawn && { ...moveStyles(drawn.html), data: { answers: drawn.answers, events_cursor: eventsCursor } }
    )
  } catch (error) {
    // What is not sold now, or not there any more: the app says so.
    if (error instanceof CallError && error.status < 500) return null
    ctx.log.error({ error, path }, 'A first screen could not be drawn; the page goes out without it')
    return null
  }
}
