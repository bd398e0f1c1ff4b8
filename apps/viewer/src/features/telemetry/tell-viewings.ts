import { type ViewingSign, viewings, type WatchedPlace } from '../../platform/viewings.ts'
import type { Send } from './create-sender.ts'
import { observeViewing } from './observe-viewing.ts'

type Observed = ReturnType<typeof observeViewing>

/** Tells what becomes of each wish to watch. */
export function tellViewings(send: Send): void {
  const open = new Map<WatchedPlace, Observed>()
  const find = ({ place, atMs }: ViewingSign): Observed => {
    const observed = open.get(place) ?? observeViewing(place, atMs, send)
    open.set(place, observed)
    return observed
  }
  viewings.follow(sign => {
    if (sign.type === 'wished' || sign.type === 'opened') find(sign)
    const observed = open.get(sign.place)
    if (!observed) return
    switch (sign.type) {
      case 'opened':
        observed.open(sign.isOutside)
        if (sign.isOutside) open.delete(sign.place)
        break
      case 'preroll':
        observed.preroll(sign.isOver, sign.atMs)
        break
      case 'player':
        observed.meter(sign.meter)
        break
      case 'refused':
        observed.refuse(sign.code)
        open.delete(sign.place)
        break
      case 'left':
        observed.leave()
        open.delete(sign.place)
    }
  })
}
