import type { ChannelBootstrap, Image } from '@grandstand/contract'
import {
  documentTitle,
  eventCardTitle,
  eventSides,
  eventTitle,
  fitShareTitle,
  type GameOffer,
  shareTitle,
  writeAmount,
  writeMoment,
} from '@grandstand/rules'
import { eventCardPath, shareSizes, teamCardPath } from '../../catalogue/share-image/index.ts'
import { shareImageOf } from '../../clips/clips/index.ts'
import { describePage, type PageDescription } from './describe-page.ts'
import type { PageSubject } from './find-subject.ts'

type Subject<Kind extends PageSubject['kind']> = Extract<PageSubject, { kind: Kind }>

interface PageContext {
  bootstrap: ChannelBootstrap
  language: string
  origin: string
  hidesScores: boolean
}

export function describeSubject(
  context: PageContext,
  subject: Exclude<PageSubject, { kind: 'nothing' }>,
): PageDescription {
  if (subject.kind === 'event') return describeEvent(context, subject)
  if (subject.kind === 'offers') return describeOffers(context, subject)
  if (subject.kind === 'clip') return describeClip(context, subject)
  return subject.kind === 'team' ? describeTeam(context, subject) : describeItem(context, subject)
}

function describeEvent(
  context: PageContext,
  { event, offer, sport, venue, cardVersion, isPlain }: Subject<'event'>,
): PageDescription {
  const { bootstrap, language, origin, hidesScores } = context
  const startsAt = new Date(event.event_utc_ts * 1000)
  const when = writeMoment(language, startsAt, event.time_zone)
  const where = venue ? `${venue.name}, ${venue.city}` : null
  const title = eventTitle(event)
  const description = [sport, where, when].filter(Boolean).join(' · ')
  const canonical = `/${isPlain ? 'watch_embed' : 'watch'}/${event.id}`
  const drawn = { language, hidesScores, version: cardVersion }
  const url = eventCardPath(event.id, drawn)
  const image: Image = { ...shareSizes.wide, url, variants: [] }
  const sides = eventSides(event)
  const team = (name: string) => ({ '@type': 'SportsTeam', name })
  return {
    screen: isPlain ? 'watch-embed' : 'watch',
    status: 200,
    canonical,
    title: documentTitle(title, bootstrap.settings.name),
    shareTitle: shareTitle(event, { language, hidesScores }),
    ...(hidesScores ? { sharePath: `${canonical}?spoilers=off` } : {}),
    description,
    image,
    heading: { title: eventCardTitle(event), text: description, image: null },
    followsEvents: true,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      name: title,
      description,
      sport,
      startDate: startsAt.toISOString(),
      eventStatus: `https://schema.org/Event${event.is_cancelled ? 'Cancelled' : 'Scheduled'}`,
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      url: origin + canonical,
      image: [url, eventCardPath(event.id, { size: 'square', ...drawn })].map(path => origin + path),
      location: venue
        ? {
            '@type': 'Place',
            name: venue.name,
            address: { '@type': 'PostalAddress', addressLocality: venue.city },
          }
        : { '@type': 'VirtualLocation', url: origin + canonical },
      ...(sides
        ? { awayTeam: team(sides.away.name), homeTeam: team(sides.home.name) }
        : { competitor: event.participants.map(({ name }) => team(name)) }),
      organizer: { '@type': 'Organization', name: bootstrap.settings.name, url: origin },
      ...(isOffered(offer) && {
        offers: {
          '@type': 'Offer',
          url: origin + canonical,
          price: writeAmount(event.base_price + event.service_fee, event.currency),
          priceCurrency: event.currency,
          availability: 'https://schema.org/InStock',
        },
      }),
    },
  }
}

/** At its price, or free. A game that opens with a pass alone has no price, and 0 would say that it is free. */
function isOffered(offer: GameOffer): boolean {
  if (offer.state !== 'upcoming' && offer.state !== 'live' && offer.state !== 'replay') return false
  return offer.access.kind !== 'pass'
}

function describeOffers({ bootstrap, language }: PageContext, { path }: Subject<'offers'>): PageDescription {
  const address = { path: '/select-package', group: null, language }
  return { ...describePage(bootstrap, address), canonical: path }
}

/** One that is not for everybody looks like any other, so that nobody learns which there are. */
function describeClip(context: PageContext, { clip, path, isShared }: Subject<'clip'>): PageDescription {
  const { bootstrap, language, origin, hidesScores } = context
  const plain = describePage(bootstrap, { path, group: null, language })
  if (!clip) return { ...plain, status: isShared ? 404 : 200 }
  const game = eventTitle(clip.event)
  const imageOf = (shape: 'wide' | 'square') => shareImageOf(clip, { hidesScores, shape })
  return {
    ...plain,
    canonical: path,
    ...titles(clip.name, bootstrap),
    ...(hidesScores ? { sharePath: `${path}?spoilers=off` } : {}),
    description: game,
    image: { ...shareSizes.wide, url: imageOf('wide'), variants: [] },
    video: clip.url,
    isEmbeddable: true,
    heading: { title: clip.name, text: game, image: null },
    followsEvents: true,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: clip.name,
      description: game,
      uploadDate: clip.created_at,
      duration: `PT${clip.duration}S`,
      url: origin + path,
      thumbnailUrl: [imageOf('wide'), imageOf('square')].map(url => origin + url),
    },
  }
}

/** A chat cuts a long one: there the name goes without the channel's, which stands beside it. */
const titles = (name: string, { settings }: ChannelBootstrap) => ({
  title: documentTitle(name, settings.name),
  shareTitle: fitShareTitle(documentTitle(name, settings.name), name),
})

function describeTeam(
  { bootstrap, language, origin }: PageContext,
  { team, cardVersion }: Subject<'team'>,
): PageDescription {
  const { settings, participant_groups, event_categories } = bootstrap
  const school = participant_groups.find(group => group.id === team.group_id)
  const sport = event_categories
    .flatMap(category => [category, ...category.children])
    .find(category => category.id === team.properties.sport)
  const text = [school?.name, school?.city, sport?.name].filter(Boolean).join(' · ')
  const canonical = `/?participant=${encodeURIComponent(team.alias)}`
  return {
    screen: 'scoped-home',
    status: 200,
    canonical,
    ...titles(team.name, bootstrap),
    description: `${text}. ${settings.description}`,
    image: {
      ...shareSizes.wide,
      url: teamCardPath(team.id, { language, version: cardVersion }),
      variants: [],
    },
    heading: { title: team.name, text: text, image: team.images[0] ?? null, hasAction: true },
    followsEvents: false,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'SportsTeam',
      name: team.name,
      url: origin + canonical,
      ...(sport ? { sport: sport.name } : {}),
      ...(team.images[0] ? { logo: origin + team.images[0].url } : {}),
      ...(school ? { parentOrganization: { '@type': 'EducationalOrganization', name: school.name } } : {}),
    },
  }
}

function describeItem({ bootstrap, origin }: PageContext, { item }: Subject<'item'>): PageDescription {
  const { settings } = bootstrap
  const asset = item.assets.find(({ type }) => type === 'image') ?? item.assets[0]
  const canonical = `/vod_library/${item.id}`
  const image = asset ? { url: asset.path, width: 0, height: 0, variants: [] } : settings.share_image
  return {
    screen: 'vod-media-item',
    status: 200,
    canonical,
    ...titles(item.title, bootstrap),
    description: item.description,
    image,
    heading: { title: item.title, text: item.description, image: null },
    followsEvents: false,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: item.title,
      description: item.description,
      uploadDate: item.date,
      url: origin + canonical,
      ...(image ? { thumbnailUrl: [origin + image.url] } : {}),
      ...(item.duration_seconds === null ? {} : { duration: `PT${item.duration_seconds}S` }),
    },
  }
}
