import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type ContentField,
  type ContentItem,
  type ContentProblem,
  contentField,
  contentKinds,
  type OperatorRole,
} from '@grandstand/contract'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { diffChannel, exportChannel, loadChannel, readChannel } from '../src/content/channel-code/index.ts'
import { createPicture } from './channel-folder.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'
import { makeOperator, openStudio, type StudioClient } from './studio-client.ts'

const locked = buildSoldLeague('beta', document => {
  document.channel.run_as_code = true
})
const server = await serveTests({ channels: [buildSoldLeague('alpha'), locked] })
const studio = await openAs('owner', server.alphaId)

async function openAs(role: OperatorRole, channelId: number): Promise<StudioClient> {
  const email = `${role}-${channelId}@content.test`
  await makeOperator(server, email, channelId, role)
  return openStudio(server, email)
}

const path = '/channels/alpha/content'
const list = async (kind: string) => (await studio.get(`${path}/${kind}`)).json
const overview = async () => (await studio.get(path)).json
const find = async (kind: string, key: string): Promise<ContentItem> =>
  (await list(kind)).items.find((item: ContentItem) => item.key === key)
const keep = (
  kind: string,
  item: Partial<Pick<ContentItem, 'key' | 'version'>>,
  value: object,
  who = studio,
) => who.post(`${path}/${kind}/keep`, { key: item.key ?? null, version: item.version ?? null, value })
const publish = async (who = studio) =>
  who.post('/channels/alpha/content-revisions', { version: (await overview()).version })
const takeBack = (id: number) => studio.post(`/channels/alpha/content-revisions/${id}/take-back`)
/** The test's own draft goes, whatever became of it. */
async function forgetDraft(): Promise<void> {
  for (const { kind, key } of (await overview()).changes)
    await studio.post(`${path}/${kind}/undo`, { key: key || null })
}

describe('the draft of a channel', () => {
  it('holds everything that the channel consists of, without a problem', async () => {
    const { kinds, changes, problems } = await overview()
    expect(problems).toEqual([])
    expect(changes).toEqual([])
    expect(kinds.map(({ kind }: { kind: string }) => kind)).toEqual([...contentKinds])
    for (const kind of contentKinds) {
      const { items, fields } = await list(kind)
      expect(fields.length).toBeGreaterThan(0)
      for (const { value } of items) {
        const known = fields.map(({ name }: ContentField) => name)
        expect(Object.keys(value).filter(name => !known.includes(name))).toEqual([])
      }
    }
  })

  it('is published in one step, shown to visitors, exported, and undone', async () => {
    const page = await find('pages', 'privacy_policy')
    const before = await readChannel(server.ctx.db, server.alphaId)
    await keep('pages', page, { ...page.value, body: { en: '# Other words' } })
    await keep(
      'pages',
      {},
      { url: 'parking', name: 'Parking', title: 'Parking', description: 'Where', body: { en: 'Here.' } },
    )
    expect(await readChannel(server.ctx.db, server.alphaId)).toEqual(before)
    expect((await overview()).changes).toMatchObject([
      { state: 'changed' },
      { state: 'new', name: 'Parking' },
    ])

    const { json } = await publish()
    const after = await readChannel(server.ctx.db, server.alphaId)
    expect(after.pages.map(({ url, body }) => [url, body.en])).toEqual([
      ['privacy_policy', '# Other words'],
      ['parking', 'Here.'],
    ])
    const dir = await mkdtemp(join(tmpdir(), 'content-'))
    await exportChannel(server.ctx.db, server.alphaId, join(dir, 'alpha'))
    const { document } = await loadChannel(join(dir, 'alpha'))
    expect(await diffChannel(server.ctx, server.alphaId, document)).toEqual([])
    await rm(dir, { recursive: true })
    expect(await overview()).toMatchObject({ changes: [], revisions: [{ id: json.id, can_take_back: true }] })

    expect((await takeBack(json.id)).status).toBe(200)
    expect(await readChannel(server.ctx.db, server.alphaId)).toEqual(before)
    // Nothing of it is lost: it is a draft again, and can be published again.
    expect((await overview()).changes).toHaveLength(2)
    expect((await takeBack(json.id)).status).toBe(409)
    expect((await publish()).status).toBe(200)
    expect(await readChannel(server.ctx.db, server.alphaId)).toEqual(after)
  })

  it('reorders items', async () => {
    const { items } = await list('slides')
    const keys = items.map(({ key }: ContentItem) => key)
    expect(keys.length).toBeGreaterThan(1)
    await studio.post(`${path}/slides/order`, { keys: keys.toReversed() })
    const [{ action }] = (await studio.get('/audit-log?limit=1')).json.items
    expect(action).toBe('order_content')
    await publish()
    const { slides } = await readChannel(server.ctx.db, server.alphaId)
    expect(slides.map(({ title }) => title)).toEqual(
      items.map(({ value }: ContentItem) => value.title).toReversed(),
    )
    expect((await studio.post(`${path}/slides/order`, { keys: ['gone'] })).status).toBe(409)
  })

  it('leaves a film’s slide out: it is there at once, hidden, with its picture, for its upload', async () => {
    const page = await find('pages', 'privacy_policy')
    await keep('pages', page, { ...page.value, body: { en: '# Still a draft' } })
    const frame = await createPicture({ width: 1280, height: 720, format: 'png', color: '#112233' })
    const data = frame.toString('base64')
    const sent = await studio.post(`${path}/slides/picture`, { field: 'image', part: 'attention', data })
    const { path: picture } = sent.json.picture
    const films = '/channels/alpha/film-slides'
    const { json } = await studio.post(films, { title: 'Opening night', picture })
    const again = await studio.post(films, { title: 'Opening night', picture: null })
    const { slides } = await readChannel(server.ctx.db, server.alphaId)
    expect(slides.slice(-2)).toMatchObject([
      { alias: 'opening-night', type: 'video', hidden: true, image: picture },
      { alias: 'opening-night-2', type: 'video', hidden: true },
    ])
    const library = (await studio.get('/channels/alpha/library')).json
    expect(library.slides.map(({ id }: { id: number }) => id)).toEqual(
      expect.arrayContaining([json.id, again.json.id]),
    )
    expect((await overview()).changes).toMatchObject([{ kind: 'pages' }])
    expect((await publish()).status).toBe(200)
    expect((await readChannel(server.ctx.db, server.alphaId)).slides).toEqual(slides)
    expect((await studio.post(films, { title: 'x', picture: 'images/slides/none.webp' })).status).toBe(400)
    const owner = await openAs('owner', server.betaId)
    expect((await owner.post('/channels/beta/film-slides', { title: 'x', picture: null })).status).toBe(403)
  })

  it('publishes a slide without a name', async () => {
    const { slides } = await readChannel(server.ctx.db, server.alphaId)
    await keep('slides', {}, { on: 'main', type: 'video', title: 'Unnamed', text: 'Words' })
    expect((await publish()).status).toBe(200)
    const { slides: after } = await readChannel(server.ctx.db, server.alphaId)
    expect(after.slice(0, -1)).toEqual(slides)
    expect(after.at(-1)).toMatchObject({ alias: `slide-${after.length}`, title: 'Unnamed' })
  })

  it('moves a team to another school, and a sport below another', async () => {
    const school = { alias: 'other', name: 'Other', city: 'Town', color: '#00aa00' }
    await keep('schools', {}, school)
    const { items } = await list('teams')
    const [team] = items
    await keep('teams', team, { ...team.value, school: 'other' })
    await keep('sports', {}, { alias: 'tiny-ball', name: 'Tiny', parent: 'small-ball' })
    expect((await publish()).status).toBe(200)
    const { schools, sports } = await readChannel(server.ctx.db, server.alphaId)
    expect(schools.find(({ alias }) => alias === 'other')?.teams).toMatchObject([{ alias: team.key }])
    expect(sports[0]?.children[0]?.children).toMatchObject([{ alias: 'tiny-ball' }])
  })

  it('informs the second of two operators who change the same item, and keeps the first one’s work', async () => {
    const block = await find('static_blocks', 'header_notice')
    const other = await openAs('editor', server.alphaId)
    await keep('static_blocks', block, { alias: 'header_notice', body: 'First' })
    const { json } = await keep('static_blocks', block, { alias: 'header_notice', body: 'Second' }, other)
    expect(json.theirs).toMatchObject({
      value: { body: 'First' },
      changed_by: expect.stringContaining('owner'),
    })
    expect((await find('static_blocks', 'header_notice')).value.body).toBe('First')
    const { json: again } = await keep(
      'static_blocks',
      json.theirs,
      { alias: 'header_notice', body: 'Second' },
      other,
    )
    expect(again.theirs).toBeNull()
    expect((await find('static_blocks', 'header_notice')).value.body).toBe('Second')
    await forgetDraft()
  })

  it('is not published over changes from the files until somebody has seen them', async () => {
    const block = await find('static_blocks', 'header_notice')
    await keep('static_blocks', block, { alias: 'header_notice', body: 'By hand' })
    const { events, ...stored } = await readChannel(server.ctx.db, server.alphaId)
    const channel = { ...stored.channel, static_blocks: { header_notice: 'By files' } }
    await server.apply({ images: [], hostPositions: new Map(), document: { ...stored, channel } })
    expect((await overview()).problems).toMatchObject([{ kind: 'static_blocks', code: 'outdated' }])
    expect((await publish()).status).toBe(409)
    const seen = await find('static_blocks', 'header_notice')
    expect(seen.published).toMatchObject({ body: 'By files' })
    await keep('static_blocks', seen, seen.value)
    expect((await publish()).status).toBe(200)
  })

  it('keeps a published alias', async () => {
    const page = await find('pages', 'privacy_policy')
    const { status, json } = await keep('pages', page, { ...page.value, url: 'other' })
    expect(status).toBe(400)
    expect(json.error.fields).toHaveProperty('url')
  })

  it('retires a product that was sold, and brings the same one back', async () => {
    const product = await find('packages', 'season')
    await studio.post(`${path}/packages/remove`, { key: 'season', version: product.version })
    expect((await overview()).changes).toMatchObject([{ state: 'removed' }])
    const { json } = await publish()
    expect(await find('packages', 'season')).toBeUndefined()
    await takeBack(json.id)
    expect((await find('packages', 'season')).published).toEqual(product.value)
    await forgetDraft()
  })
})

describe('wrong input', () => {
  /** A value that no field of the type takes. */
  const wrong = { no: { such: ['value', 7] } }

  it.each(contentKinds)('in %s is kept, reported at its field, and never published', async kind => {
    const { fields, items, is_single, key_field } = await list(kind)
    const [first] = items
    const names = z
      .array(contentField)
      .parse(fields)
      .map(({ name }) => name)
      .filter(name => name !== key_field)
    const value = { ...first?.value, ...Object.fromEntries(names.map(name => [name, wrong])) }
    const { json } = await keep(kind, first ?? {}, value)
    const { problems } = await list(kind)
    const told = problems.filter(({ key }: ContentProblem) => key === json.key)
    const places = new Set(told.map(({ path: [field] }: ContentProblem) => field))
    expect(names.filter(name => !places.has(name))).toEqual([])
    expect((await publish()).status).toBe(409)
    expect((await find(kind, json.key)).value).toEqual(value)
    await forgetDraft()
    // An empty one has something missing; of what there is one of, no second can be made.
    expect((await keep(kind, {}, {})).status).toBe(is_single ? 409 : 200)
    if (!is_single) expect((await list(kind)).problems).not.toEqual([])
    await forgetDraft()
  })

  it('is explained in words: unknown references, duplicates and bad links', async () => {
    await keep(
      'teams',
      {},
      { school: 'nowhere', alias: 'x', name: 'X', short_name: 'X', gender: 'men', sport: 'none' },
    )
    await keep(
      'pages',
      {},
      { url: 'privacy_policy', name: 'a', title: 'a', description: 'a', body: { en: '<script>' } },
    )
    await keep('menu', {}, { name: 'x', type: 'url', url: 'javascript:alert(1)' })
    await keep('library_rails', {}, { alias: 'r', title: { en: 'a', de: 'b' }, items: ['gone'] })
    const codes = (await overview()).problems.map(
      ({ kind, path: [field], code }: { kind: string; path: string[]; code: string }) =>
        `${kind} ${field} ${code}`,
    )
    expect(codes.toSorted()).toEqual([
      'library_rails items unknown_name',
      'library_rails title language',
      'menu url link',
      'pages body markup',
      'pages url taken',
      'teams school unknown_name',
      'teams sport unknown_name',
    ])
    await forgetDraft()
  })

  it('that is nested deeper than any form is refused', async () => {
    let deep: unknown = 'end'
    for (let level = 0; level < 1_000; level += 1) deep = [deep]
    const { status, json } = await keep('faq', {}, { question: deep })
    expect(status).toBe(400)
    expect(json.error.fields).toHaveProperty('value')
  })
})

describe('a language that is taken away', () => {
  const remove = (language: string, only_count = false, who = studio) =>
    who.post(`${path}-languages/remove`, { language, only_count })

  it('goes with all texts in it, so that the draft can be published', async () => {
    await forgetDraft()
    const counted = await remove('bg', true)
    expect(counted.json.items).toBeGreaterThan(3)
    expect((await overview()).changes).toEqual([])
    expect((await remove('bg')).json).toEqual(counted.json)
    const { problems, changes } = await overview()
    expect(problems).toEqual([])
    expect(changes.length).toBeGreaterThanOrEqual(counted.json.items)
    expect((await publish()).status).toBe(200)
    const { events, ...left } = await readChannel(server.ctx.db, server.alphaId)
    expect(left.channel.languages).not.toContain('bg')
    expect(JSON.stringify({ ...left, coupons: undefined })).not.toContain('"bg"')
  })

  it('stays where the draft is discarded', async () => {
    await remove('fr')
    expect((await overview()).changes.length).toBeGreaterThan(3)
    const editor = await openStudio(server, `editor-${server.alphaId}@content.test`)
    expect((await editor.post(`${path}-draft/discard`)).json.error.code).toBe('role_needed')
    expect((await studio.post(`${path}-draft/discard`)).status).toBe(200)
    expect((await overview()).changes).toEqual([])
    expect((await list('settings')).languages).toContain('fr')
  })

  it('is never the channel’s own, and only an owner takes one away', async () => {
    const { language } = (await list('settings')).items[0].value
    expect((await remove(language)).status).toBe(409)
    const editor = await openStudio(server, `editor-${server.alphaId}@content.test`)
    expect((await remove('fr', false, editor)).json.error.code).toBe('role_needed')
  })
})

describe('permission to', () => {
  it('change words, sport, prices and settings depends on the role', async () => {
    const editor = await openStudio(server, `editor-${server.alphaId}@content.test`)
    const finance = await openAs('finance', server.alphaId)
    expect((await keep('packages', {}, {}, editor)).json.error.code).toBe('role_needed')
    expect((await keep('settings', {}, {}, editor)).json.error.code).toBe('role_needed')
    expect((await keep('pages', {}, {}, finance)).json.error.code).toBe('role_needed')
    const product = await find('packages', 'season')
    await keep('packages', product, { ...product.value, base_price: 1 }, finance)
    expect((await publish(editor)).json.error.code).toBe('role_needed')
    expect((await publish(finance)).status).toBe(200)
  })

  it('change a channel that is run as code by hand is given to nobody', async () => {
    const owner = await openAs('owner', server.betaId)
    expect((await owner.get('/channels/beta/content')).json.is_locked).toBe(true)
    const refused = await owner.post('/channels/beta/content/faq/keep', {
      key: null,
      version: null,
      value: {},
    })
    expect(refused.status).toBe(403)
    expect(refused.json.error.fields).toHaveProperty('run_as_code')
  })
})
