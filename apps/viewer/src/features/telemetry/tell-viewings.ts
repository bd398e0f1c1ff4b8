import { type ViewingEvent, viewings, type WatchTarget } from '../../platform/viewings.ts'
import type { Send } from './create-sender.ts'
import { observeViewing } from './observe-viewing.ts'

type Observed = ReturnType<typeof observeViewing>

/** Tells what becomes of each wish to watch. */
export function tellViewings(send: Send): void {
  const open = new Map<WatchTarget, Observed>()
  const find = ({ target, atMs }: ViewingEvent): Observed => {
    const observed = open.get(target) ?? observeViewing(target, atMs, send)
    open.set(target, observed)
    return observed
  }
  viewings.follow(sign => {
    if (sign.type === 'wished' || sign.type === 'opened') find(sign)
    const observed = open.get(sign.target)
    if (!observed) return
    switch (sign.type) {
      case 'opened':
        observed.open(sign)
        if (sign.isOutside) open.delete(sign.target)
        break
      case 'preroll':
        observed.preroll(sign.isOver, sign.atMs)
        break
      case 'sponsor':
        observed.sponsor(sign.prerollId, sign.step)
        break
      case 'player':
        observed.meter(sign.meter)
        break
      case 'refused':
        observed.refuse(sign.code)
        open.delete(sign.target)
        break
      case 'left':
        observed.leave()
        open.delete(sign.target)
    }
  })
}
