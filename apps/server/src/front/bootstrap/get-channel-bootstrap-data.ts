import type { ChannelBootstrap } from '@grandstand/contract'
import { passesForm } from '@grandstand/rules'
import { listEventCategories, listEventLocations } from '../../catalogue/events/index.ts'
import { listParticipantGroupProperties, listParticipantGroups } from '../../catalogue/participants/index.ts'
import { listPackages, listSubscriptions } from '../../catalogue/products/index.ts'
import { getColorSettings, getSettings, listFaq, listSlides } from '../../channel/channel/index.ts'
import { hasForm } from '../../content/forms/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'

export async function getChannelBootstrapData(
  ctx: Pick<Context, 'db' | 'now' | 'services'>,
  asked: Reader,
): Promise<ChannelBootstrap> {
  const [
    color_settings,
    event_categories,
    event_locations,
    faq,
    packages,
    participant_groups,
    settings,
    slides,
    subscriptions,
    participant_group_properties,
    has_passes_form,
  ] = await Promise.all([
    getColorSettings(ctx, asked),
    listEventCategories(ctx, asked),
    listEventLocations(ctx, asked),
    listFaq(ctx, asked),
    listPackages(ctx, asked),
    listParticipantGroups(ctx, asked),
    getSettings(ctx, asked),
    listSlides(ctx, asked),
    listSubscriptions(ctx, asked),
    listParticipantGroupProperties(ctx, asked),
    hasForm(ctx.db, asked.channel.id, passesForm),
  ])
  return {
    color_settings,
    event_categories,
    event_locations,
    faq,
    menu: settings.menu,
    packages,
    pages: settings.pages,
    participant_groups,
    settings,
    slides,
    subscriptions,
    participant_group_properties,
    static_blocks: settings.static_blocks,
    has_team_pass: packages.some(product => product.is_team_pass),
    has_participant_slide: slides.some(slide => slide.slidable_type === 'participant'),
    has_passes_form,
  }
}
