import { isRecord } from '../../../runtime/is-record.ts'
import type { Link } from './links.ts'

const lists = { category: 'sports', participant: 'teams', group: 'schools' } as const
const places = ['category', 'participant', 'group'] as const

/** Where a slide shows. */
export const slidePlace: Link<'slidable_type' | 'slidable_id'> = {
  read({ slidable_type, slidable_id }, nameOf) {
    const place = places.find(each => each === slidable_type)
    return place ? { [place]: nameOf(lists[place], slidable_id) } : slidable_type
  },
  write(on, { idOf }) {
    const place = isRecord(on) ? places.find(each => each in on) : undefined
    return isRecord(on) && place
      ? { slidable_type: place, slidable_id: idOf(lists[place], on[place]) }
      : { slidable_type: on, slidable_id: null }
  },
}

export const slideLink: Link<'link_url' | 'link_label'> = {
  read: ({ link_url, link_label }) =>
    link_url === undefined ? undefined : { url: link_url, label: link_label },
  write: link =>
    isRecord(link) ? { link_url: link.url, link_label: link.label } : { link_url: null, link_label: null },
}
