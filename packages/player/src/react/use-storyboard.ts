import { useEffect, useRef, useState } from 'react'
import { parseStoryboard, type Thumbnail } from '../core/storyboard.ts'
import { withToken } from '../engine/with-token.ts'

export interface StoryboardSource {
  /** Null: there is none. */
  url: string | null
  /** With the newest token. */
  address: string
}

export interface Thumbnails {
  list: Thumbnail[]
  addressOf: (url: string) => string
}

/** The storyboard, asked for when somebody first points at the bar. */
export function useStoryboard({ url, address }: StoryboardSource, isWanted: boolean): Thumbnails {
  const [list, setList] = useState<Thumbnail[]>([])
  const newest = useRef(address)
  newest.current = address
  /** A picture keeps the address that it was first asked for by, so that it is asked for once. */
  const addresses = useRef(new Map<string, string>())
  const isNeeded = isWanted && url !== null && list.length === 0
  useEffect(() => {
    if (!isNeeded) return
    const abort = new AbortController()
    fetch(withToken(url, newest.current), { signal: abort.signal })
      .then(answer => (answer.ok ? answer.text() : ''))
      .then(text => setList(parseStoryboard(text)))
      // The bar works without pictures.
      .catch(() => {})
    return () => abort.abort()
  }, [isNeeded, url])

  function addressOf(relative: string): string {
    const known = addresses.current.get(relative)
    if (known !== undefined || url === null) return known ?? relative
    const made = new URL(relative, new URL(withToken(url, newest.current), location.href)).href
    addresses.current.set(relative, made)
    return made
  }

  return { list, addressOf }
}
