import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Db, openDatabase } from '../src/db/connection.ts'
import {
  applyChannel,
  ChannelFileError,
  describeDifference,
  diffChannel,
  exportChannel,
  loadChannel,
  readChannel,
} from '../src/features/channel-code/index.ts'
import { type ChannelFolder, createChannelFolder, createPicture } from './channel-folder.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const demo = fileURLToPath(new URL('../../../channels/demo', import.meta.url))

const now = () => new Date()
let database: TestDatabase
let db: Db
let close: () => Promise<void>
let folder: ChannelFolder

beforeAll(async () => {
  database = await createTestDatabase()
  ;({ db, close } = openDatabase({ url: database.url, onError: () => {} }))
})

afterAll(async () => {
  await close()
  await database.drop()
})

beforeEach(async () => {
  // Most tests write nothing, and to empty forty tables takes longer than any of them.
  const { rowCount } = await db.execute('select 1 from channels limit 1')
  if (rowCount) await db.execute('truncate channels restart identity cascade')
  folder = await createChannelFolder()
})

afterEach(() => folder.remove())

const apply = async (dir = folder.dir) => applyChannel({ db, now }, await loadChannel(dir))
const diff = async (channelId: number, dir = folder.dir) =>
  (await diffChannel({ db, now }, channelId, (await loadChannel(dir)).document)).map(describeDifference)

const tables = [
  'channels',
  'channel_hosts',
  'color_settings',
  'images',
  'image_files',
  'static_blocks',
  'menu_items',
  'pages',
  'faq_entries',
  'event_categories',
  'event_locations',
  'participant_groups',
  'participants',
  'slides',
  'prerolls',
  'packages',
  'subscriptions',
  'custom_forms',
]

/** Every row of every table, of one channel or of all. */
async function dump(channelId?: number) {
  const read = async (table: string): Promise<Record<string, unknown>[]> => {
    const column = sql.raw(table === 'channels' ? 'id' : 'channel_id')
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(sql`
      select to_jsonb(t) as row from ${sql.identifier(table)} t
      where ${channelId ?? null}::int is null or ${column} = ${channelId ?? null}
      order by to_jsonb(t)::text`)
    return rows.map(each => each.row)
  }
  return Object.fromEntries(await Promise.all(tables.map(async table => [table, await read(table)] as const)))
}

const ids = (rows: Record<string, unknown>[] | undefined) => new Map(rows?.map(row => [row.alias, row.id]))

describe('apply', () => {
  test('what was applied is read back as the files say it', async () => {
    const { document } = await loadChannel(folder.dir)
    const { channelId, created, changed } = await apply()
    expect({ created, changed }).toEqual({ created: true, changed: true })
    expect(await readChannel(db, channelId)).toEqual(document)
  })

  test('the demo channel is read back as its files say it', async () => {
    const loaded = await loadChannel(demo)
    const { channelId } = await applyChannel({ db, now }, loaded)
    expect(await readChannel(db, channelId)).toEqual(loaded.document)
    loaded.document.channel.colors.web.primary = '#111111'
    expect(await applyChannel({ db, now }, loaded)).toMatchObject({ changed: true })
    expect(await applyChannel({ db, now }, loaded)).toMatchObject({ changed: false })
  }, 60_000)

  test('applying twice changes nothing', async () => {
    const first = await apply()
    const before = await dump()
    expect(await apply()).toEqual({ ...first, created: false, changed: false, differences: [] })
    expect(await dump()).toEqual(before)
  })

  test('one colour is one difference, and no other row is touched', async () => {
    const { channelId } = await apply()
    const before = await dump()
    await folder.edit('channel.yaml', "primary: '#e5173f'", "primary: '#1d4ed8'")
    expect(await diff(channelId)).toEqual(['colors.web.primary: #e5173f → #1d4ed8'])
    expect(await apply()).toMatchObject({ channelId, changed: true, created: false })
    const { channels = [], color_settings, ...after } = await dump()
    const { channels: channelsBefore = [], color_settings: colorsBefore, ...rest } = before
    expect(after).toEqual(rest)
    expect(channels).toEqual([{ ...channelsBefore[0], revision: 2 }])
    expect(color_settings).not.toEqual(colorsBefore)
  })

  test('a team that leaves the files leaves the channel, and the others keep their ids', async () => {
    const { channelId } = await apply()
    const before = ids((await dump()).participants)
    await folder.edit(
      'schools.yaml',
      '    - { alias: hawks-soccer, name: Hawks Soccer, short_name: HAW, gender: women, sport: soccer }\n',
      '',
    )
    expect(await diff(channelId)).toEqual(['schools[hawks].teams[hawks-soccer] removed'])
    await apply()
    before.delete('hawks-soccer')
    expect(ids((await dump()).participants)).toEqual(before)
  })

  test('whatever moves within the files keeps its id', async () => {
    await apply()
    const before = await dump()
    await folder.write(
      'sports.yaml',
      '- alias: soccer\n  name: Soccer\n  children:\n    - { alias: ice-hockey, name: Ice hockey, children: [{ alias: hockey, name: Hockey }] }\n',
    )
    const { channelId } = await apply()
    expect(ids((await dump()).event_categories)).toEqual(ids(before.event_categories))
    expect(await readChannel(db, channelId)).toEqual((await loadChannel(folder.dir)).document)
  })

  test('a shorter menu, fewer slides and questions follow', async () => {
    await apply()
    await folder.write(
      'menu.yaml',
      '- name: All\n  type: menu\n  children: [{ name: Home, type: route, url: / }]\n',
    )
    await folder.write('slides.yaml', '- { on: main, title: One, text: Only }\n')
    await folder.delete('faq.yaml')
    const { channelId } = await apply()
    const stored = await readChannel(db, channelId)
    expect(stored).toEqual((await loadChannel(folder.dir)).document)
    expect(stored.faq).toEqual([])
  })

  test('an order that changes is a difference', async () => {
    const { channelId } = await apply()
    await folder.write('faq.yaml', '')
    await folder.edit(
      'products.yaml',
      'event_categories: [soccer, hockey]',
      'event_categories: [hockey, soccer]',
    )
    await folder.edit('sports.yaml', '- { alias: soccer, name: Soccer }\n', '')
    await folder.write(
      'sports.yaml',
      `- { alias: soccer, name: Soccer }\n${await readFile(path.join(folder.dir, 'sports.yaml'), 'utf8')}`,
    )
    expect(await diff(channelId)).toEqual([
      'faq[1] removed',
      'faq[2] removed',
      'sports in another order',
      'products.packages[season].event_categories: soccer, hockey → hockey, soccer',
    ])
  })

  test('two at once follow one after the other', async () => {
    const other = await createChannelFolder()
    try {
      await other.edit('channel.yaml', "primary: '#e5173f'", "primary: '#1d4ed8'")
      const results = await Promise.all([apply(), apply(other.dir), apply(), apply(other.dir)])
      expect(new Set(results.map(result => result.channelId)).size).toBe(1)
      expect(results.filter(result => result.created)).toHaveLength(1)
      const { channels = [] } = await dump()
      const changes = results.filter(result => result.changed && !result.created).length
      expect(channels).toMatchObject([{ revision: 1 + changes }])
      const differences = await Promise.all([folder, other].map(({ dir }) => diff(results[0].channelId, dir)))
      expect(differences.filter(each => each.length === 0)).toHaveLength(1)
    } finally {
      other.remove()
    }
  })

  test("another channel's rows are not touched", async () => {
    const first = await apply()
    const before = await dump(first.channelId)
    await folder.edit('channel.yaml', 'channel_key: hill-league', 'channel_key: dale-league')
    await folder.edit(
      'channel.yaml',
      'hosts: [tv.hill.example, live.hill.example]',
      'hosts: [tv.dale.example]',
    )
    const second = await apply()
    expect(second.created).toBe(true)
    await folder.delete('schools.yaml')
    await folder.delete('slides.yaml')
    await folder.edit(
      'menu.yaml',
      '    - { name: Hawks, type: participant_group, alias: hawks }\n    - { name: Hawks hockey, type: participant, alias: hawks-hockey }\n',
      '',
    )
    expect(await apply()).toMatchObject({ channelId: second.channelId, changed: true })
    expect(await dump(first.channelId)).toEqual(before)
  })

  test('a host of another channel is refused by name', async () => {
    await apply()
    const before = await dump()
    await folder.edit('channel.yaml', 'channel_key: hill-league', 'channel_key: dale-league')
    await expect(apply()).rejects.toThrow(
      'channel.yaml:2:9: expected a host that is free, found tv.hill.example, which shows the channel hill-league',
    )
    expect(await dump()).toEqual(before)
  })

  test('what games need is retired with its pictures, and comes back as it was', async () => {
    const { channelId } = await apply()
    const before = await dump()
    await db.execute(`
      insert into events (channel_id, name, sort_name, type, event_category_id, event_utc_ts, ends_at, time_zone, description, home_team_id)
      select channel_id, '"Game"', 'game', 'free', category_id, now(), now() + interval '2 hours', 'UTC', '""', id
      from participants where alias = 'hawks-hockey'`)
    await folder.delete('schools.yaml')
    await folder.delete('slides.yaml')
    await folder.delete('library.yaml')
    await folder.delete('menu.yaml')
    await folder.edit('channel.yaml', 'logo: images/logo.png\n', '')
    expect(await diff(channelId)).toEqual(
      expect.arrayContaining(['schools[hawks] retired', 'schools[owls] removed', 'images/logo.png retired']),
    )
    await apply()
    expect(await diff(channelId)).toEqual([])
    const { participants, images } = await dump()
    const isRetired = { retired_at: expect.any(String) }
    expect(participants).toMatchObject([{ alias: 'hawks-hockey', ...isRetired }])
    expect(images).toContainEqual(expect.objectContaining({ path: 'images/logo.png', ...isRetired }))
    const again = await createChannelFolder()
    await apply(again.dir)
    await again.remove()
    const after = await dump()
    expect(ids(after.participants).get('hawks-hockey')).toBe(ids(before.participants).get('hawks-hockey'))
    expect(after.images?.filter(image => image.retired_at !== null)).toEqual([])
  })

  test('a form that is renamed keeps its answers', async () => {
    const { channelId } = await apply()
    const [form] = (await dump()).custom_forms ?? []
    const alias = String(form?.alias)
    await db.execute(sql`
      with fan as (insert into users (channel_id, email, first_name, last_name)
        values (${channelId}, 'fan@example.com', 'Ada', 'Fan') returning id)
      insert into custom_form_values (channel_id, user_id, form_alias, name, value)
      select ${channelId}, id, ${alias}, 'answer', 'yes' from fan`)
    await folder.edit('forms.yaml', `alias: ${alias}`, `alias: renamed\n  was: ${alias}`)
    await apply()
    expect((await dump()).custom_forms).toContainEqual({ ...form, alias: 'renamed' })
    const { rows } = await db.execute('select form_alias from custom_form_values')
    expect(rows).toEqual([{ form_alias: 'renamed' }])
  })

  test('what something else still needs cannot be taken away', async () => {
    await apply()
    await db.execute('create table games (team int references participants (id))')
    await db.execute("insert into games select id from participants where alias = 'hawks-soccer'")
    const before = await dump()
    await folder.edit(
      'schools.yaml',
      '    - { alias: hawks-soccer, name: Hawks Soccer, short_name: HAW, gender: women, sport: soccer }\n',
      '',
    )
    await expect(apply()).rejects.toThrow(
      "schools.yaml:1:1: an entry is missing that the channel's games still need",
    )
    expect(await dump()).toEqual(before)
    await db.execute('drop table games')
  })
})

describe('pictures', () => {
  test('each gets smaller copies as WebP, upright and without its metadata', async () => {
    const photo = await sharp({ create: { width: 400, height: 1400, channels: 3, background: '#2f86f6' } })
      .withExif({ IFD0: { Copyright: 'canary' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    await folder.write('images/slides/start.jpg', photo)
    await apply()
    const { images = [], image_files = [] } = await dump()
    const slide = images.find(image => image.path === 'images/slides/start.jpg')
    expect(slide).toMatchObject({
      width: 1400,
      height: 400,
      variants: [{ width: 320 }, { width: 640 }, { width: 1280 }, { width: 1400 }],
    })
    const logo = images.find(image => image.path === 'images/logo.png')
    expect(logo).toMatchObject({ width: 200, height: 200, variants: [{ width: 200 }] })
    const webps = image_files.filter(file => file.mime === 'image/webp')
    expect(webps).toHaveLength(5)
    for (const file of webps) {
      const bytes = Buffer.from(String(file.bytes).slice(2), 'hex')
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp' })
      expect(bytes.includes('canary')).toBe(false)
    }
    const kept = Buffer.from(
      String(webps.find(file => JSON.stringify(logo).includes(String(file.hash)))?.bytes).slice(2),
      'hex',
    )
    expect((await sharp(kept).metadata()).hasAlpha).toBe(true)
  })

  test('a new picture under the same name is a difference, and the old bytes go', async () => {
    const { channelId } = await apply()
    const before = await dump()
    await folder.write(
      'images/logo.png',
      await createPicture({ width: 300, height: 100, format: 'png', color: '#ff0000' }),
    )
    expect(await diff(channelId)).toEqual(['images/logo.png: another picture'])
    await apply()
    const after = await dump()
    expect(after.image_files).toHaveLength(before.image_files?.length ?? 0)
    expect(after.images?.map(image => image.id)).toEqual(before.images?.map(image => image.id))
    expect(await readChannel(db, channelId)).toEqual((await loadChannel(folder.dir)).document)
  })

  test('one that is damaged behind its head is refused, and nothing is written', async () => {
    await apply()
    const before = await dump()
    const whole = await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .png()
      .toBuffer()
    await folder.write('images/logo.png', whole.subarray(0, 4000))
    await expect(apply()).rejects.toThrow(
      'channel.yaml:6:7: images/logo.png: expected a picture, found a damaged file',
    )
    expect(await dump()).toEqual(before)
  })
})

describe('what is wrong is said with file, line and column', () => {
  const cases: [name: string, spoil: (folder: ChannelFolder) => Promise<void>, problems: string[]][] = [
    [
      'broken YAML',
      f => f.edit('menu.yaml', 'url: / }', 'url: / '),
      ['menu.yaml:2:1: Flow map in block collection must be sufficiently indented and end with a }'],
    ],
    [
      'a key that stands twice',
      f => f.edit('channel.yaml', 'short_name: HILL', 'short_name: HILL\nshort_name: HI'),
      ['channel.yaml:5:1: Map keys must be unique'],
    ],
    [
      'a misspelt key',
      f => f.edit('channel.yaml', 'contact_email:', 'contact_mail:'),
      [
        'channel.yaml:1:1: contact_email: expected text, found nothing',
        'channel.yaml:11:1: unknown key contact_mail (did you mean contact_email?)',
      ],
    ],
    [
      'a colour without quotes',
      f => f.edit('channel.yaml', "primary: '#e5173f'", 'primary: #e5173f'),
      ['channel.yaml:21:14: primary: expected text, found nothing (text that begins with # needs quotes)'],
    ],
    [
      'a colour that is none',
      f => f.edit('channel.yaml', "primary: '#e5173f'", 'primary: red'),
      ['channel.yaml:21:14: primary: expected a colour like #0a0d14, found "red"'],
    ],
    [
      'a number for a text',
      f => f.edit('schools.yaml', 'name: Hawks High School', 'name: 12'),
      ['schools.yaml:2:9: name: expected text or keys with values, found 12'],
    ],
    [
      'a price with a fraction',
      f => f.edit('products.yaml', 'base_price: 7500', 'base_price: 75.5'),
      ['products.yaml:5:17: base_price: expected a whole number, found 75.5'],
    ],
    [
      'a price that no column holds',
      f => f.edit('products.yaml', 'base_price: 7500', 'base_price: 3000000000'),
      ['products.yaml:5:17: base_price: expected at most 2147483647, found 3000000000'],
    ],
    [
      'a host with its port',
      f => f.edit('channel.yaml', 'tv.hill.example', 'tv.hill.example:8080'),
      [
        'channel.yaml:2:9: hosts: expected a host name in lower case, without port, found "tv.hill.example:8080"',
      ],
    ],
    [
      'an unknown word',
      f => f.edit('schools.yaml', 'gender: men', 'gender: boys'),
      ['schools.yaml:12:15: gender: expected men, women or not identified, found "boys"'],
    ],
    [
      'a language that is none',
      f => f.edit('sports.yaml', '{ en: Hockey, fr: Hockey }', '{ en: Hockey, french: Hockey }'),
      ['sports.yaml:2:23: expected a two-letter language code, found "french"'],
    ],
    [
      'a slide on an unknown kind',
      f => f.edit('slides.yaml', 'on: { category: ice-hockey }', 'on: { categroy: ice-hockey }'),
      ['slides.yaml:9:11: unknown key categroy (did you mean category?)'],
    ],
    [
      'an unknown sport',
      f => f.edit('schools.yaml', 'sport: ice-hockey', 'sport: ice-hocky'),
      [
        'schools.yaml:13:14: sport: expected the alias of a sport, found ice-hocky (did you mean ice-hockey?)',
      ],
    ],
    [
      'a field of a form that stands twice',
      f =>
        f.edit('forms.yaml', '    - { name: team,', '    - { name: team, label: Team }\n    - { name: team,'),
      ['forms.yaml:9:15: expected a name of its own, found team again (first in forms.yaml:8)'],
    ],
    [
      'a form that stands twice',
      f => f.edit('forms.yaml', 'alias: survey', 'alias: passes'),
      [
        'forms.yaml:5:10: expected a name of its own, found passes again (first in forms.yaml:1)',
        'forms.yaml:8:5: fields: expected a field basic-pass of type number in the form passes',
      ],
    ],
    [
      'a passes form whose basic pass is no number',
      f => f.edit('forms.yaml', ', type: number', ''),
      ['forms.yaml:4:7: fields: expected a field basic-pass of type number in the form passes'],
    ],
    [
      'a field of an unknown type',
      f => f.edit('forms.yaml', 'type: number', 'type: tick'),
      ['forms.yaml:4:79: type: expected text or number, found "tick"'],
    ],
    [
      'an unknown sport in a product',
      f => f.edit('products.yaml', '[soccer, hockey]', '[soccer, rowing]'),
      ['products.yaml:7:32: event_categories: expected the alias of a sport, found rowing'],
    ],
    [
      'an unknown location',
      f => f.edit('prerolls.yaml', 'location: arena', 'location: stadium'),
      ['prerolls.yaml:1:78: location: expected the alias of a location, found stadium'],
    ],
    [
      'an unknown category and item of the library',
      async f => {
        await f.edit('library.yaml', 'categories: [games]', 'categories: [game]')
        await f.edit('library.yaml', 'items: [extra, final]', 'items: [extra, finale]')
        await f.edit('menu.yaml', 'type: vod, alias: final', 'type: vod, alias: semi')
      },
      [
        'library.yaml:9:18: categories: expected the alias of a category of the library, found game (did you mean games?)',
        'library.yaml:14:48: items: expected the alias of an item of the library, found finale (did you mean final?)',
        'menu.yaml:9:36: alias: expected the alias of an item of the library, found semi',
      ],
    ],
    [
      'an unknown school and team',
      async f => {
        await f.edit('menu.yaml', 'alias: hawks }', 'alias: eagles }')
        await f.edit('slides.yaml', 'participant: hawks-hockey', 'participant: hawk-hockey')
      },
      [
        'menu.yaml:6:54: alias: expected the alias of a school, found eagles',
        'slides.yaml:8:24: participant: expected the alias of a team, found hawk-hockey (did you mean hawks-hockey?)',
      ],
    ],
    [
      'an alias that is taken',
      f => f.edit('schools.yaml', '- { alias: owls', '- { alias: hawks'),
      ['schools.yaml:15:12: expected a name of its own, found hawks again (first in schools.yaml:1)'],
    ],
    [
      'a former alias that something else has',
      f => f.edit('schools.yaml', '- { alias: owls', '- { was: hawks, alias: owls'),
      ['schools.yaml:15:10: was: expected an alias that nothing has any more, found hawks'],
    ],
    [
      'a menu entry without its page',
      f => f.edit('menu.yaml', 'url: rules/play', 'url: rules'),
      ['menu.yaml:5:39: url: expected the url of a page, found rules'],
    ],
    [
      'a menu entry that leads nowhere',
      f => f.edit('menu.yaml', 'type: route, url: /', 'type: route'),
      ['menu.yaml:1:3: url: expected a path of the app like /faq, found nothing'],
    ],
    [
      'a page without Markdown',
      f => f.delete('pages/about.en.md'),
      ['pages.yaml:6:10: expected the file pages/about.en.md, found none'],
    ],
    [
      'Markdown without a page',
      f => f.write('pages/abuot.fr.md', 'Hi'),
      [
        'pages/abuot.fr.md:1:1: expected the file of a page and language of the channel, found pages/abuot.fr.md (did you mean pages/about.fr.md?)',
      ],
    ],
    [
      'Markdown with a link that is not allowed',
      f =>
        f.write(
          'pages/about.en.md',
          'Hello\n\n> see [here](http://hill.example)\n> and [there](javascript:alert(1))\n',
        ),
      [
        'pages/about.en.md:3:7: expected a link that is https, mailto or relative, found http://hill.example',
        'pages/about.en.md:4:7: expected a link that is https, mailto or relative, found javascript:alert(1)',
      ],
    ],
    [
      'Markdown with HTML',
      f => f.write('pages/about.en.md', 'Hello <script>alert(1)</script>\n'),
      [
        'pages/about.en.md:1:7: expected Markdown without HTML, found <script>',
        'pages/about.en.md:1:23: expected Markdown without HTML, found </script>',
      ],
    ],
    [
      'a link in YAML that is not allowed',
      f => f.edit('channel.yaml', '[the rules](/rules)', '[the rules](//evil.example)'),
      ['channel.yaml:24:17: expected a link that is https, mailto or relative, found //evil.example'],
    ],
    [
      'a text without the own language',
      f => f.edit('schools.yaml', '{ en: Valley }', '{ fr: Vallée }'),
      ["schools.yaml:15:43: city: expected a text in the channel's language en, found fr"],
    ],
    [
      'a text in a foreign language',
      f => f.edit('schools.yaml', '{ en: Valley }', '{ en: Valley, de: Tal }'),
      ["schools.yaml:15:57: expected one of the channel's languages en, fr, found de"],
    ],
    [
      'an own language that is not among the languages',
      f => f.edit('channel.yaml', 'language: en', 'language: bg'),
      expect.arrayContaining(['channel.yaml:7:11: language: expected one of the languages en, fr, found bg']),
    ],
    [
      'a misspelt file',
      f => f.write('slide.yaml', '[]'),
      ['slide.yaml:1:1: expected a file of a channel folder, found slide.yaml (did you mean slides.yaml?)'],
    ],
    [
      'a missing picture',
      f => f.delete('images/logo.png'),
      ['channel.yaml:6:7: images/logo.png: expected a picture, found no such file'],
    ],
    [
      'an SVG by name',
      f => f.edit('channel.yaml', 'logo: images/logo.png', 'logo: images/logo.svg'),
      ['channel.yaml:6:7: logo: expected a file like images/logo.png, found "images/logo.svg"'],
    ],
    [
      'an SVG under another name',
      f => f.write('images/logo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      ['channel.yaml:6:7: images/logo.png: expected a PNG, JPEG or WebP picture, found SVG'],
    ],
    [
      'a file that is no picture',
      f => f.write('images/logo.png', Buffer.from('hello')),
      ['channel.yaml:6:7: images/logo.png: expected a PNG, JPEG or WebP picture, found something else'],
    ],
    [
      'a picture that is too heavy',
      f => f.write('images/logo.png', Buffer.alloc(8 * 1024 * 1024 + 1)),
      ['channel.yaml:6:7: images/logo.png: expected at most 8 MB, found 8.0 MB'],
    ],
    [
      'a picture that is too wide',
      async f => f.write('images/logo.png', await createPicture({ width: 8001, height: 2, format: 'png' })),
      ['channel.yaml:6:7: images/logo.png: expected at most 8000 pixels a side, found 8001 × 2'],
    ],
    [
      'problems in several files, all at once',
      async f => {
        await f.edit('faq.yaml', 'question: When?, ', '')
        await f.edit('sports.yaml', 'alias: soccer', 'alias: Soccer')
      },
      [
        'faq.yaml:1:3: question: expected text or keys with values, found nothing',
        'sports.yaml:6:12: alias: expected lower-case words joined by - or _, found "Soccer"',
      ],
    ],
  ]

  test.for(cases)('%s', async ([, spoil, problems]) => {
    await apply()
    const before = await dump()
    await spoil(folder)
    const error = await apply().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ChannelFileError)
    expect(String(error).replace('ChannelFileError: ', '').split('\n')).toEqual(problems)
    expect(await dump()).toEqual(before)
  })

  test('a folder that is not there, or is none, is one sentence', async () => {
    await expect(loadChannel('/nowhere/at/all')).rejects.toThrow(
      'The channel folder /nowhere/at/all does not exist.',
    )
    await folder.delete('channel.yaml')
    await expect(loadChannel(folder.dir)).rejects.toThrow(
      `The folder ${folder.dir} is no channel folder: it has no channel.yaml.`,
    )
  })
})

describe('export', () => {
  test('gives a folder without differences, that makes the same channel elsewhere', async () => {
    const { channelId } = await apply()
    const target = path.join(folder.dir, '..', 'exported', 'folder')
    await exportChannel(db, channelId, target)
    expect(await diff(channelId, target)).toEqual([])
    expect(await readFile(path.join(target, 'images/logo.png'))).toEqual(
      await readFile(path.join(folder.dir, 'images/logo.png')),
    )

    const loaded = await loadChannel(target)
    loaded.document.channel.channel_key = 'dale-league'
    loaded.document.channel.hosts = []
    const copy = await applyChannel({ db, now }, loaded)
    expect(copy.created).toBe(true)
    const original = await readChannel(db, channelId)
    expect(await readChannel(db, copy.channelId)).toEqual({
      ...original,
      channel: { ...original.channel, channel_key: 'dale-league', hosts: [] },
    })
  })

  test('replaces the folder of the same channel and keeps what else is in it', async () => {
    const { channelId } = await apply()
    await folder.write('README.md', 'ours')
    await folder.write('images/source.psd', Buffer.from('layers'))
    await folder.edit('schools.yaml', 'city: Hillside', 'city: Elsewhere')
    await folder.write('pages/about.fr.md', 'Nous.')
    await exportChannel(db, channelId, folder.dir)
    expect(await diff(channelId)).toEqual([])
    expect(await readFile(path.join(folder.dir, 'README.md'), 'utf8')).toBe('ours')
    expect(await readFile(path.join(folder.dir, 'images/source.psd'), 'utf8')).toBe('layers')
    expect(await readdir(path.dirname(folder.dir))).toEqual(['channel'])
  })

  test('that fails half-way leaves the folder as it was', async () => {
    const { channelId } = await apply()
    await folder.edit('schools.yaml', 'city: Hillside', 'city: Elsewhere')
    await db.execute('delete from image_files')
    await expect(exportChannel(db, channelId, folder.dir)).rejects.toThrow('please export again')
    expect(await diff(channelId)).toEqual(['schools[hawks].city: Hillside → Elsewhere'])
    expect(await readdir(path.dirname(folder.dir))).toEqual(['channel'])
  })

  test('refuses a folder that holds something else', async () => {
    const { channelId } = await apply()
    const target = path.join(folder.dir, '..', 'other')
    await mkdir(target)
    await exportChannel(db, channelId, target)
    await writeFile(path.join(target, 'channel.yaml'), 'channel_key: dale-league\n')
    await expect(exportChannel(db, channelId, target)).rejects.toThrow(
      'is not empty and holds no channel hill-league',
    )
    expect(await readFile(path.join(target, 'channel.yaml'), 'utf8')).toBe('channel_key: dale-league\n')
  })
})
