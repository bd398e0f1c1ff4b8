import { expect, test } from 'vitest'
import { chooseHero, type HeroLists, keepHero } from '../../src/front/choose-hero.ts'

const now = Date.UTC(2026, 10, 18, 20)
const inHours = (hours: number) => now / 1000 + hours * 3600

const game = (
  id: string,
  stream_status: 'live' | 'upcoming' | 'finished',
  has_picture: boolean,
  hours = 0,
) => ({
  name: id,
  id: Number.parseInt(id, 36),
  stream_status,
  has_picture,
  ...(id.startsWith('open') ? { live_film: '/film' } : {}),
  is_cancelled: id.startsWith('cancelled'),
  event_utc_ts: inHours(hours),
})
const seen = game('seen', 'live', true)
const unseen = game('unseen', 'live', false)
const open = game('open', 'live', true)
const mine = game('mine', 'live', false)
const mineSeen = game('mineSeen', 'live', true)
const tonight = game('tonight', 'upcoming', false, 3)
const nextWeek = game('nextWeek', 'upcoming', false, 150)
const mineNextWeek = game('mineNextWeek', 'upcoming', false, 160)
const replay = game('replay', 'finished', true)
const lost = game('lost', 'finished', false)
const cancelledLive = game('cancelledLive', 'live', true)
const cancelledTonight = game('cancelledTonight', 'upcoming', false, 1)

type Game = typeof seen
const lists = (given: {
  own?: Partial<HeroLists<Game>['own']>
  live?: Game[]
  upcoming?: Game[]
  vod?: Game[]
}): HeroLists<Game> => ({
  own: { live: given.own?.live ?? [], upcoming: given.own?.upcoming ?? [] },
  live: given.live ?? [],
  upcoming: given.upcoming ?? [],
  vod: given.vod ?? [],
})

test.each<[why: string, given: Parameters<typeof lists>[0], first: string | null, slidesFirst: boolean]>([
  ['my team is live', { own: { live: [mine] }, live: [seen, mine] }, 'mine', false],
  ['my teams are live, one in the picture', { own: { live: [mine, mineSeen] } }, 'mineSeen', false],
  ['something can be seen', { live: [unseen, seen], upcoming: [tonight] }, 'seen', false],
  ['everybody may watch one of them', { live: [seen, open] }, 'open', false],
  ['my team comes before what everybody may watch', { own: { live: [mine] }, live: [open] }, 'mine', false],
  ['what can be seen beats my next game', { live: [seen], own: { upcoming: [tonight] } }, 'seen', false],
  [
    'my next game beats one without a picture',
    { live: [unseen], own: { upcoming: [nextWeek] } },
    'nextWeek',
    false,
  ],
  ['a game without a picture still has its score', { live: [unseen], vod: [replay] }, 'unseen', false],
  ['nothing is live, but tonight', { upcoming: [tonight], vod: [replay] }, 'tonight', false],
  ['nothing soon: the newest replay', { upcoming: [nextWeek], vod: [lost, replay] }, 'replay', true],
  ['my game of next week, after the slides', { own: { upcoming: [mineNextWeek] } }, 'mineNextWeek', true],
  ['no replay either: the next game', { upcoming: [nextWeek], vod: [lost] }, 'nextWeek', true],
  ['cancelled games lead nothing', { live: [cancelledLive], upcoming: [cancelledTonight] }, null, true],
  ['nothing at all', {}, null, true],
])('%s', (_, given, first, areSlidesFirst) => {
  const choice = chooseHero(lists(given), now)
  expect([choice.event?.name ?? null, choice.areSlidesFirst]).toEqual([first, areSlidesFirst])
})

test.each<[why: string, kept: Game | null, next: Game | null, live: Game[], shown: Game | null]>([
  ['the first one', null, seen, [seen], seen],
  ['another has come before it', seen, mineSeen, [mineSeen, seen], seen],
  ['it has ended', seen, mineSeen, [mineSeen], mineSeen],
  ['it was called off', cancelledLive, seen, [cancelledLive, seen], seen],
  ['it has no picture, another has', unseen, seen, [unseen, seen], seen],
  ['none has a picture', unseen, mine, [unseen, mine], unseen],
  ['it was a replay', replay, seen, [seen], seen],
])('what leads the page, where %s', (_, kept, next, live, shown) => {
  expect(keepHero(kept?.id ?? null, next, live)).toBe(shown)
})

test('a page that waits for any game begins with the next one, however far it is', () => {
  const given = lists({ upcoming: [nextWeek], vod: [replay] })
  expect(chooseHero(given, now, Number.POSITIVE_INFINITY)).toEqual({ event: nextWeek, areSlidesFirst: false })
})
