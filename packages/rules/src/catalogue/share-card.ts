import type { Event, InterfaceLanguage } from '@grandstand/contract'
import { zoneName } from '../channel/zoned-time.ts'
import { eventCardTitle, eventSides } from './event-display.ts'

type SharedEvent = Pick<
  Event,
  | 'name'
  | 'participants'
  | 'home_team_id'
  | 'stream_status'
  | 'is_cancelled'
  | 'period'
  | 'event_utc_ts'
  | 'time_zone'
>

interface Reading {
  language: string
  /** For somebody who has not seen the game yet. */
  hidesScores: boolean
}

/** What the picture of a link to a game says beside its teams. */
export interface ShareCard {
  isLive: boolean
  /** In a corner: "LIVE · Q3", or the day. */
  status: string
  /** Between the teams, away first. */
  score: readonly [string, string] | null
  /** Between the teams where no score is: the time of day, or how the game stands. */
  large: string
  /** Below it: "PM Eastern". */
  small: string
}

/** A link's title in a chat is cut here. */
export const maxShareTitle = 60

const words = {
  en: { live: 'LIVE', final: 'Final', cancelled: 'Cancelled' },
  fr: { live: 'DIRECT', final: 'Terminé', cancelled: 'Annulé' },
  bg: { live: 'НА ЖИВО', final: 'Край', cancelled: 'Отменен' },
} as const satisfies Record<InterfaceLanguage, Record<string, string>>

export function describeShareCard(event: SharedEvent, reading: Reading): ShareCard {
  const say = wordsOf(reading.language)
  const day = writeDay(event, reading.language)
  const rest = { isLive: false, status: day, score: null, small: '' }
  if (event.is_cancelled) return { ...rest, large: say.cancelled }
  if (event.stream_status === 'finished') return { ...rest, large: say.final }
  if (event.stream_status === 'upcoming') return { ...rest, ...writeTime(event, reading.language) }
  const status = [say.live, stageOf(event.period)].filter(Boolean).join(' · ')
  return { isLive: true, status, score: findScore(event, reading), large: '@', small: '' }
}

/** "Ravens @ Wolves · LIVE Q3 21–17". A final score is left out: the link may reach somebody who watches the replay. */
export function shareTitle(event: SharedEvent, reading: Reading): string {
  const state = writeState(event, reading)
  const sides = eventSides(event)
  const short = sides ? `${sides.away.short_name} @ ${sides.home.short_name}` : event.name
  const titles = [eventCardTitle(event), short].map(name => `${name} · ${state}`)
  const fitting = titles.find(title => title.length <= maxShareTitle)
  return fitting ?? `${short.slice(0, maxShareTitle - state.length - 4).trimEnd()}… · ${state}`
}

/** The first that no chat cuts, else the last one, as many whole words of it as there is room for. */
export function fitShareTitle(...titles: [string, ...string[]]): string {
  const fitting = titles.find(title => title.length <= maxShareTitle)
  return fitting ?? `${cutAfterWord(titles.at(-1) ?? titles[0])}…`
}

const cutAfterWord = (text: string) =>
  text
    .slice(0, maxShareTitle)
    .replace(/\s+\S*$/, '')
    .slice(0, maxShareTitle - 1)
    .replace(/[\s\p{P}]+$/u, '')

function writeState(event: SharedEvent, reading: Reading): string {
  const say = wordsOf(reading.language)
  if (event.is_cancelled) return say.cancelled
  if (event.stream_status === 'finished') return say.final
  if (event.stream_status === 'upcoming') return writeDay(event, reading.language)
  const score = findScore(event, reading)?.join('–')
  return [say.live, stageOf(event.period), score].filter(Boolean).join(' ')
}

function findScore(event: SharedEvent, { hidesScores }: Reading): readonly [string, string] | null {
  const sides = eventSides(event)
  if (hidesScores || sides === null || sides.away.score === null || sides.home.score === null) return null
  return [String(sides.away.score), String(sides.home.score)]
}

/** Without a clock, which stands only for the moment. */
function stageOf(period: string | null): string {
  return (period ?? '').replace(/(?:^|\s+)\d{1,3}:\d\d(?:\.\d)?$/, '').trim()
}

function writeDay({ event_utc_ts, time_zone: timeZone }: SharedEvent, language: string): string {
  return new Intl.DateTimeFormat(language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone,
  }).format(event_utc_ts * 1000)
}

function writeTime({ event_utc_ts, time_zone: timeZone }: SharedEvent, language: string) {
  const moment = new Date(event_utc_ts * 1000)
  const parts = new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).formatToParts(moment)
  const half = parts.find(({ type }) => type === 'dayPeriod')?.value
  const clock = parts.filter(({ type }) => type !== 'dayPeriod').map(({ value }) => value)
  // "PM Eastern" says it; the name of a zone ends with "Time" in English only.
  const zone = zoneName(language, moment, timeZone).replace(/ Time$/, '')
  return { large: clock.join('').trim(), small: [half, zone].filter(Boolean).join(' ') }
}

const wordsOf = (language: string) => (isKnown(language) ? words[language] : words.en)
const isKnown = (language: string): language is InterfaceLanguage => Object.hasOwn(words, language)
