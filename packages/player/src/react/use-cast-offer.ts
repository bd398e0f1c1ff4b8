import { useEffect, useState } from 'react'
import type { Cast, CastReport } from '../cast/open-cast.ts'

const nothing: CastReport = { isAvailable: false, device: null, remote: null }

/** Google's sender, where the browser could have one; null: it is not there, or not yet. */
export function useCastOffer(appId: string | null): { cast: Cast | null; report: CastReport } {
  const [cast, setCast] = useState<Cast | null>(null)
  const [report, setReport] = useState(nothing)
  useEffect(() => {
    // What it is built on: other browsers than Chrome's kin have none.
    if (appId === null || !('PresentationRequest' in window)) return
    let isLeft = false
    let opened: Cast | null = null
    const opening = import('../cast/open-cast.ts').then(({ openCast }) =>
      openCast(appId, told => !isLeft && setReport(told)),
    )
    opening.then(
      given => {
        if (isLeft) return given.close()
        opened = given
        setCast(given)
      },
      // Where it cannot be had, there is nothing to offer.
      () => {},
    )
    return () => {
      isLeft = true
      opened?.close()
      setCast(null)
      setReport(nothing)
    }
  }, [appId])
  return { cast, report }
}
