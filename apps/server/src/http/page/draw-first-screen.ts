import type { ChannelBootstrap, DrawAsked, DrawScreen, FirstAnswer } from '@grandstand/contract'
import type { ScreenName, ShownScores } from '@grandstand/rules'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { askAsVisitor } from './ask-as-visitor.ts'
import { moveStyles } from './move-styles.ts'

const drawnScreens: readonly ScreenName[] = ['home', 'live', 'upcoming', 'vod', 'schedule', 'watch']
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
  school: DrawAsked['school']
  eventsCursor: number
  shownScores: ShownScores
}

export function isDrawn(screen: ScreenName, { searchParams }: URL): boolean {
  return drawnScreens.includes(screen) && [...searchParams.keys()].every(name => counting.test(name))
}

/** Null where it cannot be drawn: the page then shows what it has without it. */
export async function drawFirstScreen(ctx: Context, page: DrawnPage): Promise<FirstScreen | null> {
  const { draw, channel, language, bootstrap, path, hasNotice, timeZone, school, eventsCursor, shownScores } =
    page
  try {
    const ask = askAsVisitor(ctx, { channel, language }, shownScores)
    const drawn = await draw({
      path,
      language,
      bootstrap,
      hasNotice,
      timeZone,
      school,
      hidesScores: shownScores !== 'all',
      ask,
    })
    return (
      drawn && { ...moveStyles(drawn.html), data: { answers: drawn.answers, events_cursor: eventsCursor } }
    )
  } catch (error) {
    ctx.log.error({ error, path }, 'A first screen could not be drawn; the page goes out without it')
    return null
  }
}
