import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  applyChannel,
  describeDifference,
  diffChannel,
  exportChannel,
  loadChannel,
  readChannel,
} from '../src/content/channel-code/index.ts'
import { type ChannelFolder, createChannelFolder, createPicture } from './channel-folder.ts'
import { dumpChannels } from './dump-channels.ts'
import { openTestDatabase } from './serve-tests.ts'

const demo = fileURLToPath(new URL('../../../channels/demo', import.meta.url))

const now = () => new Date()
const db = await openTestDatabase()
let folder: ChannelFolder

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

const dump = (channelId?: number) => dumpChannels(db, channelId)
const ids = (rows: Record<string, unknown>[] | undefined) => new Map(rows?.map(row => [row.alias, row.id]))

describe('apply', () => {
  test('an applied channel reads back as its files define it', async () => {
    const { document } = await loadChannel(folder.dir)
    const { channelId, created, changed } = await apply()
    expect({ created, changed }).toEqual({ created: true, changed: true })
    expect(await readChannel(db, channelId)).toEqual(document)
  })

  test('the demo channel reads back as its files define it', async () => {
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

  test('a team that leaves the files leaves the channel, and the other teams keep their ids', async () => {
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

  test('an item that moves within the files keeps its id', async () => {
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

  test('a slide without a name is identified by its position, and one with a name by that name', async () => {
    await folder.write(
      'slides.yaml',
      '- { on: main, title: One, text: x }\n- { alias: ice, on: main, type: video, title: Two, text: x }\n',
    )
    const { channelId } = await apply()
    const before = ids((await dump()).slides)
    expect([...before.keys()]).toEqual(['slide-1', 'ice'])
    await folder.write(
      'slides.yaml',
      '- { alias: ice, on: main, type: video, title: Two, text: x }\n- { on: main, title: One, text: x }\n',
    )
    expect(await diff(channelId)).not.toEqual([])
    await apply()
    expect(ids((await dump()).slides).get('ice')).toBe(before.get('ice'))
    expect((await readChannel(db, channelId)).slides.map(({ alias }) => alias)).toEqual(['ice', 'slide-2'])
    await folder.write(
      'slides.yaml',
      '- { alias: slide-2, on: main, title: One, text: x }\n- { on: main, title: Two, text: x }\n',
    )
    expect((await loadChannel(folder.dir)).document.slides.map(({ alias }) => alias)).toEqual([
      'slide-2',
      'slide-4',
    ])
  })

  test('vod_media in a file is vod_media_access', async () => {
    await folder.edit('channel.yaml', '{ user: [clipping] }', '{ user: [clipping, vod_media] }')
    const { channelId } = await apply()
    const { channel } = await readChannel(db, channelId)
    expect(channel.capabilities.user).toEqual(['clipping', 'vod_media_access'])
    await folder.edit('channel.yaml', 'vod_media]', 'vod_media_access]')
    expect(await diff(channelId)).toEqual([])
  })

  test('a shorter menu and fewer slides and questions take effect', async () => {
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

  test('a changed order is a difference', async () => {
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

  test('two applies at once run one after the other', async () => {
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

  test('an item that games need is retired with its pictures, and comes back as it was', async () => {
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

  test('an item that another item still needs cannot be removed', async () => {
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
    expect(logo).toMatchObject({ width: 200, height: 200, variants: [{ width: 96 }, { width: 200 }] })
    const webps = image_files.filter(file => file.mime === 'image/webp')
    expect(webps).toHaveLength(6)
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

  test('a new picture under the same name is a difference, and the old bytes are deleted', async () => {
    const { channelId } = await apply()
    const before = await dump()
    await folder.write(
      'images/logo.png',
      await createPicture({ width: 200, height: 100, format: 'png', color: '#ff0000' }),
    )
    expect(await diff(channelId)).toEqual(['images/logo.png: another picture'])
    await apply()
    const after = await dump()
    expect(after.image_files).toHaveLength(before.image_files?.length ?? 0)
    expect(after.images?.map(image => image.id)).toEqual(before.images?.map(image => image.id))
    expect(await readChannel(db, channelId)).toEqual((await loadChannel(folder.dir)).document)
  })

  test('a picture that is damaged after its header is refused, and nothing is written', async () => {
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

describe('export', () => {
  test('writes a folder without differences, which creates the same channel elsewhere', async () => {
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

  test('replaces the folder of the same channel and keeps other files in it', async () => {
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

  test('leaves the folder as it was if it fails half-way', async () => {
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
