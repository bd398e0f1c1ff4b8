import { describe, expect, test } from 'vitest'
import {
  applyEventChange,
  hideChangedScores,
  hideClip,
  hideReplay,
  hideScores,
  hidesScores,
  isScoreHidden,
  readWatchedGames,
} from '../../src/index.ts'

const team = (id: number, name: string, score: number) => ({
  id,
  name,
  short_name: name.slice(0, 3).toUpperCase(),
  card_name: name,
  alias: name,
  group_id: null,
  images: [],
  color: '#112233',
  properties: { gender: 'men' as const, sport: null },
  score,
})
const picture = { url: '/cup.jpg', width: 16, height: 9, variants: [] }
const sport = { ...picture, url: '/football.jpg' }
const file = (type: 'vod' | 'image' | 'preview' | 'preview_alt' | 'embedded_preview' | 'thumbnails') => ({
  id: 1,
  type,
  name: '',
  url: null,
})

const game = (stream_status: 'upcoming' | 'live' | 'finished') => ({
  id: 7,
  name: 'Wolves win the cup',
  type: 'free' as const,
  stream_status,
  is_cancelled: false,
  location_id: null,
  event_category_id: 3,
  event_utc_ts: 1_794_700_800,
  time_zone: 'UTC',
  participants: [team(1, 'Wolves', 91), team(2, 'Ravens', 87)],
  home_team_id: 1,
  has_access: true,
  base_price: 0,
  service_fee: 0,
  currency: 'USD' as const,
  description: 'After extra time',
  period: 'OT',
  clock: null,
  signal_lost_at: null,
  is_paused: false,
  has_picture: true,
  image: picture,
  has_own_image: true as const,
  media: [
    file('vod'),
    file('image'),
    file('preview'),
    file('preview_alt'),
    file('embedded_preview'),
    file('thumbnails'),
  ],
})

describe('who hides scores', () => {
  test.each([
    ['nobody, unless they say so', undefined, null, false],
    ['a device that says so, without an account', 'on', null, true],
    ['such a device, whatever the account says', 'on', false, true],
    ['an account, on every device', undefined, true, true],
    ['a device whose last user did', 'account', null, true],
    ['a device that was sent a link which does', 'link', null, true],
    ['such a device, whatever its account says', 'link', false, true],
    ['not such a device once the account shows them again', 'account', false, false],
    ['not a cookie that says something else', 'yes', null, false],
  ])('%s', (_name, device, account, expected) => {
    expect(hidesScores({ device, account })).toBe(expected)
  })
})

describe('the games that a device has watched', () => {
  test.each([
    [undefined, []],
    ['', []],
    ['7', [7]],
    ['7.12', [7, 12]],
    ['7.x.0.-1.12345678901.8', [7, 8]],
  ])('%s', (cookie, expected) => {
    expect(readWatchedGames(cookie)).toEqual(expected)
  })
})

describe('a score is hidden', () => {
  test.each([
    ['not from those who do not hide scores', 'finished', 'all', false],
    ['of a replay that was not watched', 'finished', new Set([8]), true],
    ['not of a replay that was watched', 'finished', new Set([7]), false],
    ['of a live game', 'live', new Set<number>(), true],
    ['not of a live game whose score was asked for', 'live', new Set([7]), false],
    ['not of a game to come, which has none', 'upcoming', new Set<number>(), false],
  ] as const)('%s', (_name, stream_status, shown, expected) => {
    expect(isScoreHidden({ id: 7, stream_status }, shown)).toBe(expected)
  })
})

describe('a game whose score is hidden', () => {
  test('tells nothing of its end once it is over', () => {
    const told = hideScores(game('finished'), sport)
    expect(told).toMatchObject({
      name: 'Ravens @ Wolves',
      description: '',
      period: null,
      clock: null,
      image: sport,
      is_score_hidden: true,
      participants: [{ score: null }, { score: null }],
    })
    expect(told).not.toHaveProperty('has_own_image')
    expect(told.media.map(({ type }) => type)).toEqual(['vod'])
  })

  test('shows no picture of now while it is live, which may have the scoreboard in it', () => {
    const told = hideScores({ ...game('live'), live_frame: picture, live_film: '/now.mp4' }, sport)
    expect(told).not.toHaveProperty('live_frame')
    expect(told).not.toHaveProperty('live_film')
  })

  test('tells where it is while it is live', () => {
    const told = hideScores(game('live'), sport)
    expect(told).toMatchObject({
      name: 'Ravens @ Wolves',
      period: 'OT',
      image: picture,
      participants: [{ score: null }, { score: null }],
    })
    expect(told.media).toHaveLength(6)
  })

  const change = {
    id: 7,
    stream_status: 'live' as const,
    is_cancelled: false,
    event_utc_ts: 1_794_700_800,
    period: 'Q4',
    clock: null,
    signal_lost_at: null,
    is_paused: false,
    has_picture: true,
    changed_at: '2026-11-16T19:00:00.000Z',
    scores: [{ participant_id: 1, score: 93 }],
  }

  test('changes without its score, and ends without its last period', () => {
    expect(hideChangedScores(change)).toMatchObject({
      period: 'Q4',
      scores: [{ participant_id: 1, score: null }],
    })
    expect(hideChangedScores({ ...change, stream_status: 'finished' })).toMatchObject({
      period: null,
      scores: [{ participant_id: 1, score: null }],
    })
  })

  test('takes no score of a change that was on its way', () => {
    const after = applyEventChange(hideScores(game('live'), null), change)
    expect(after).toMatchObject({ period: 'Q4', participants: [{ score: null }, { score: null }] })
  })
})

describe('a meet whose scores are hidden', () => {
  const meet = (count: number) => ({
    ...game('finished'),
    name: 'Wolves run away with it',
    participants: ['Wolves', 'Ravens', 'Owls', 'Foxes', 'Bears']
      .slice(0, count)
      .map((name, at) => team(at + 1, name, 10 - at)),
  })

  test.each([
    [3, 'Wolves, Ravens, Owls'],
    [5, 'Wolves, Ravens, Owls +2'],
  ])('of %i teams is called by them, for its own name may tell who won', (count, name) => {
    expect(hideScores(meet(count), null).name).toBe(name)
  })
})

describe('a clip of a game whose score is hidden', () => {
  const clip = {
    id: 4,
    event_id: 7,
    event_media_id: 1,
    name: 'The winning goal',
    start_time: 10,
    duration: 12,
    scores: [{ participant_id: 1, score: 91 }],
    tags: ['goal'],
    status: 'ready' as const,
    problem: null,
    is_own: false,
    is_public: true,
    moderation: 'approved' as const,
    share_uuid: null,
    url: '/clip.mp4',
    image_url: '/clip.jpg',
    buyers: null,
    vertical: null,
    created_at: '2026-11-14T19:42:10.000Z',
    event: hideScores(game('finished'), null),
  }

  test('has the name of the game, no score, no tags and no picture', () => {
    expect(hideClip(clip)).toMatchObject({
      name: 'Ravens @ Wolves',
      scores: null,
      tags: [],
      image_url: null,
      url: '/clip.mp4',
    })
  })

  test('keeps its words for who cut it', () => {
    const own = { ...clip, is_own: true }
    expect(hideClip(own)).toEqual({ ...own, scores: null })
  })

  test('stays as it is where the game was watched', () => {
    const shown = { ...clip, event: game('finished') }
    expect(hideClip(shown)).toEqual(shown)
  })
})

test('a replay in the library has the name of the game, no length and no pictures', () => {
  const item = {
    id: 2,
    title: 'Wolves win it',
    date: '2026-11-14',
    description: 'By four points',
    duration_seconds: 7_300,
    access: 'free' as const,
    event_id: null,
    has_video: true,
    category_ids: [],
    assets: [{ type: 'image' as const, path: '/cup.jpg' }],
  }
  expect(hideReplay(item, game('finished'))).toMatchObject({
    title: 'Ravens @ Wolves',
    description: '',
    duration_seconds: null,
    assets: [],
  })
})
