import { filmSchools } from '@grandstand/demo-footage'
import { dayOf, shiftDay, startOfDay } from '@grandstand/rules'
import type { NewEvent } from '../../catalogue/events/index.ts'
import { combineTexts } from '../../db/stored-text.ts'
import { type League, sourcePrefix } from './demo-season-store.ts'
import { isTelevised } from './is-televised.ts'
import { scoreAt } from './plan-plays.ts'
import { createRandom, type Random } from './random.ts'
import { boardAt, type SportPlay, sportPlay } from './sport-play.ts'

const minuteMs = 60_000
const pastDays = 50
const comingDays = 21
const todaysGames = 12
/** Until one of them is a free game that can be shown. */
const maxDraws = 60
const prices = { free: 0, register: 0, paid: 899, ppv: 1299 } as const

type Team = League['teams'][number]

/** Every game from last season to three weeks ahead that is not known yet; each is the same whenever it is planned. */
export function planSeason(
  league: League,
  now: Date,
  { timeZone, known }: { timeZone: string; known: ReadonlySet<string> },
): NewEvent[] {
  const today = dayOf(now.getTime(), timeZone)
  return Array.from({ length: pastDays + comingDays + 1 }, (_, at) => shiftDay(today, at - pastDays)).flatMap(
    date => {
      const weekday = new Date(date).getUTCDay()
      const usual = weekday === 0 ? 3 : weekday === 6 ? 6 : 3 + (weekday % 3)
      const games = Array.from({ length: date === today ? todaysGames : usual }, (_, index) => ({
        key: `${sourcePrefix}${date}:${index}`,
        home: index < usual ? undefined : homeOnFilm(league, dayNumber(date) + index),
        startMinutes: index < usual ? 17 * 60 + index * 35 : 8 * 60 + index * 65,
      }))
      return games
        .filter(({ key }) => !known.has(key))
        .map(({ key, startMinutes, home }) => {
          const startMs = startOfDay(date, timeZone).getTime() + startMinutes * minuteMs
          return planGame(league, key, { start: new Date(startMs), now, home })
        })
    },
  )
}

/**
 * Games that are on right now, however late at night somebody looks; the first one for everybody, if so wished. Nobody who
 * plays already is at home in another.
 */
export function planLiveGames(
  league: League,
  count: number,
  now: Date,
  { isFirstFree, busy }: { isFirstFree: boolean; busy: ReadonlySet<number> },
): NewEvent[] {
  const idle = { ...league, teams: league.teams.filter(({ id }) => !busy.has(id)) }
  const minute = Math.floor(now.getTime() / minuteMs)
  return Array.from({ length: count }, (_, index) => {
    const start = new Date((minute - 12 - index * 9) * minuteMs)
    const plan = (draw: string) =>
      planGame(league, `${sourcePrefix}live:${minute}:${index}${draw}`, {
        start,
        now,
        home: homeOnFilm(idle, minute + index),
      })
    if (!isFirstFree || index > 0) return plan('')
    const draws = Array.from({ length: maxDraws }, (_, draw) => plan(`:${draw}`))
    return draws.find(game => game.type === 'free' && isTelevised(sportOf(league, game))) ?? plan('')
  })
}

function sportOf({ teams }: League, { home_team_id }: NewEvent): string {
  return teams.find(({ id }) => id === home_team_id)?.sport ?? ''
}

const dayNumber = (date: string) => new Date(date).getTime() / 86_400_000

/** A team that wears the colours of its sport's film, one after the other. */
function homeOnFilm({ teams }: League, at: number): Team | undefined {
  const seen = teams.filter(({ sport, school }) => school === filmSchools[sportPlay(sport).surface].home)
  return seen[at % Math.max(1, seen.length)]
}

function planGame(
  league: League,
  key: string,
  { start: event_utc_ts, now, home: wanted }: { start: Date; now: Date; home: Team | undefined },
): NewEvent {
  const random = createRandom(key)
  const { home, guests } = chooseTeams(league, random, wanted)
  const play = sportPlay(home.sport)
  const ends_at = new Date(event_utc_ts.getTime() + play.minutes * minuteMs)
  const part = (now.getTime() - event_utc_ts.getTime()) / (ends_at.getTime() - event_utc_ts.getTime())
  const stream_status = part >= 1 ? 'finished' : part >= 0 ? 'live' : 'upcoming'
  const location = chooseVenue(league, home, play, random)
  const type = random.pick(['free', 'free', 'register', 'paid', 'paid', 'paid', 'ppv'] as const) ?? 'free'
  const sides = [...guests, home]
  const scores = scoreAt({ key, sport: home.sport, event_utc_ts, ends_at, teams: sides }, now)
  const teams = sides.map((team, index) => ({
    participant_id: team.id,
    score: part < 0 ? null : (scores[index] ?? 0),
  }))
  const [guest = home] = guests
  return {
    source_key: key,
    name: play.isMeet
      ? combineTexts([home.city, home.sportName], ([city, sport]) => `${city} · ${sport}`)
      : combineTexts([guest.city, home.city], ([away, at]) => `${away} @ ${at}`),
    description: combineTexts(
      [home.sportName, location?.name ?? home.city],
      ([sport, venue]) => `${sport} · ${venue}`,
    ),
    type,
    stream_status,
    event_category_id: home.category_id,
    location_id: location?.id ?? null,
    event_utc_ts,
    ends_at,
    time_zone: location?.time_zone ?? 'UTC',
    home_team_id: home.id,
    base_price: prices[type],
    service_fee: prices[type] > 0 ? 100 : 0,
    starts_by_clock: true,
    ...(stream_status === 'live'
      ? boardAt(play, { event_utc_ts, ends_at }, now)
      : { period: null, clock: null }),
    teams,
  }
}

/** Against whom its film shows it, if that is how the home team was chosen. */
function chooseTeams(
  { teams }: League,
  random: Random,
  wanted: Team | undefined,
): { home: Team; guests: Team[] } {
  const home = wanted ?? random.pick(teams)
  if (!home) throw new Error('A season needs teams')
  const rivals = teams.filter(
    team => team.sport === home.sport && team.gender === home.gender && team.schoolId !== home.schoolId,
  )
  const guest = filmSchools[sportPlay(home.sport).surface].away
  const onFilm = wanted ? rivals.findIndex(({ school }) => school === guest) : -1
  const first = onFilm >= 0 ? onFilm : random.between(0, Math.max(rivals.length - 1, 0))
  const count = sportPlay(home.sport).isMeet ? 3 : 1
  const guests = Array.from(
    { length: Math.min(count, rivals.length) },
    (_, at) => rivals[(first + at) % rivals.length],
  )
  return { home, guests: guests.filter(team => team !== undefined) }
}

/** At home, on a field, court or ice that fits; else wherever the sport has one. */
function chooseVenue({ locations }: League, home: Team, { venue }: SportPlay, random: Random) {
  const fitting = locations.filter(location => venue.test(location.alias))
  const own = JSON.stringify(home.city)
  const atHome = fitting.filter(location => JSON.stringify(location.city) === own)
  return random.pick(atHome.length > 0 ? atHome : fitting.length > 0 ? fitting : locations)
}
