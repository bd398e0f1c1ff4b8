import { type ChannelSettings, socialProviders } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { countingProfileOf } from '../../context/counting-profile.ts'
import { listImages } from '../images/index.ts'
import { getMenu } from './get-menu.ts'
import { listLanguages } from './list-languages.ts'
import { listPrerolls } from './list-prerolls.ts'
import { listStaticBlocks } from './list-static-blocks.ts'
import { localiser } from './localiser.ts'
import { listPages } from './pages.ts'

export async function getSettings(
  ctx: Pick<Context, 'db' | 'services'>,
  asked: Reader,
): Promise<ChannelSettings> {
  const { settings } = asked.channel
  const say = localiser(asked)
  const tag = settings['google-analytics']['google-tag'] ?? null
  const [images, prerolls, static_blocks, menu, pages] = await Promise.all([
    listImages(ctx, asked.channel),
    listPrerolls(ctx, asked),
    listStaticBlocks(ctx, asked),
    getMenu(ctx, asked),
    listPages(ctx, asked),
  ])
  return {
    name: say(settings.name),
    short_name: say(settings.short_name),
    description: say(settings.description),
    logo: images.byPath(settings.logo),
    share_image: images.byPath(settings.share_image),
    language: settings.language,
    languages: listLanguages(asked),
    currency: settings.currency,
    time_zone: settings.time_zone,
    archive_from: settings.archive_from,
    calendar_after: settings.calendar_after ?? null,
    'google-analytics': { 'google-tag': tag },
    'yare-analytics': { 'yare-analytics-key': countingProfileOf(asked.channel) },
    // No data goes to others without consent.
    analytics_consent: tag === null ? settings.analytics_consent : 'ask',
    color_scheme: settings.color_scheme,
    refunds: settings.refunds ?? null,
    // Half of an external account counts as none: without its secret a button would lead nowhere.
    social_providers: socialProviders.filter(provider => ctx.services.find(asked.channel, provider)),
    member_numbers: settings.member_numbers,
    recaptcha_site_key: ctx.services.find(asked.channel, 'recaptcha')?.publicId ?? null,
    embed_origins: settings.embed_origins,
    cast_app_id: settings.cast_app_id ?? null,
    free_preview_seconds: settings.free_preview_seconds,
    prerolls,
    static_blocks,
    menu,
    pages,
  }
}
