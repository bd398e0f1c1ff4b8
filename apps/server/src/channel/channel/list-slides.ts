import { type Slide, slidableTypes, slideTypes } from '@grandstand/contract'
import { dayOf, shownState } from '@grandstand/rules'
import { z } from 'zod'
import type { Channel, Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { clipName, pictureAddress } from '../../context/media-pictures.ts'
import { listImages } from '../images/index.ts'
import { listSlideRows } from './channel-store.ts'
import { localiser } from './localiser.ts'

const slidableType = z.enum(slidableTypes)
const slideType = z.enum(slideTypes)

/** Those that are shown today. Answers are kept for one day of the channel at most. */
export async function listSlides(ctx: Pick<Context, 'db' | 'now'>, asked: Reader): Promise<Slide[]> {
  const say = localiser(asked)
  const [rows, images] = await Promise.all([
    listSlideRows(ctx.db, asked.channel.id),
    listImages(ctx, asked.channel),
  ])
  const today = dayOf(ctx.now().getTime(), asked.channel.settings.time_zone)
  const shown = rows.filter(({ slide }) => shownState(slide, today) === 'shown')
  return shown.map(({ slide: row, has_clip }) => ({
    id: row.id,
    slidable_type: slidableType.parse(row.slidable_type),
    slidable_id: row.slidable_id,
    type: slideType.parse(row.type),
    badge: row.badge && say(row.badge),
    title: say(row.title),
    text: row.text ? say(row.text) : '',
    image: images.byId(row.image_id),
    video: has_clip ? findFilm(asked.channel, row) : null,
    link: row.link_url && row.link_label ? { url: row.link_url, label: say(row.link_label) } : null,
  }))
}

/** One that was made a picture again keeps what was uploaded, and does not show it. */
function findFilm({ channel_key }: Channel, { type, video_id }: { type: string; video_id: number | null }) {
  return type === 'video' && video_id !== null ? pictureAddress(channel_key, video_id, clipName) : null
}
