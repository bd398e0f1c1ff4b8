import { getScreen, pagePath, screenNames } from '@grandstand/rules'
import { archiveStart, listEventAddresses } from '../../catalogue/events/index.ts'
import { getSettings } from '../../channel/channel/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { listVodMediaItems } from '../../video/library/index.ts'

/** A sitemap may hold 50,000 addresses; older games are found through the pages of their teams. */
const maxEvents = 20_000
/** Screens with one page; pages, games and the like are listed one by one. */
const screenPaths = screenNames
  .map(getScreen)
  .filter(({ path, isHidden }) => !isHidden && !path.includes('$'))
  .map(({ path }) => path)

export async function getSitemap(
  ctx: Pick<Context, 'db' | 'now' | 'rosters' | 'services'>,
  asked: Reader & { origin: string },
): Promise<string> {
  const { channel } = asked
  const [settings, roster, events, library] = await Promise.all([
    getSettings(ctx, asked),
    ctx.rosters.get(asked),
    listEventAddresses(ctx.db, channel.id, archiveStart(channel), maxEvents),
    listVodMediaItems(ctx, { ...asked, session: null, query: { limit: 5_000 } }),
  ])
  const paths = [
    ...new Set(screenPaths),
    ...settings.pages.map(pagePath),
    ...[...roster.schools.values()].map(({ alias }) => `/?group=${encodeURIComponent(alias)}`),
    ...[...roster.teams.values()].map(({ alias }) => `/?participant=${encodeURIComponent(alias)}`),
    ...library.items.map(({ id }) => `/vod_library/${id}`),
  ]
  const locate = (path: string, changedAt?: Date) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<url><loc>${escapeXml(asked.origin + path)}</loc>${changed}</url>`
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map(path => locate(path)),
    ...events.map(({ id, updated_at }) => locate(`/watch/${id}`, updated_at)),
    '</urlset>',
    '',
  ].join('\n')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
