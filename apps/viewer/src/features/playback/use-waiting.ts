import { wireCalls } from '@grandstand/contract/wire'
import { useEffect, useRef } from 'react'
import { useApp } from '../../platform/app-context.ts'

/** All pages of a game lose its picture in the same second: their first messages are spread over this time. */
const spreadMs = 20_000
/** Until the next one, where the last had no answer. */
const usualMs = 30_000

/** Tells the game's crew that somebody waits here for a picture, as long as the page is looked at. */
export function useWaiting(eventId: number, isWaiting: boolean): void {
  const { client } = useApp()
  const hadOther = useRef(false)
  useEffect(() => {
    if (!isWaiting) {
      hadOther.current = true
      return
    }
    let isOver = false
    let timer = setTimeout(tell, hadOther.current ? Math.random() * spreadMs : 0)
    async function tell() {
      const answer = document.hidden
        ? null
        : await client.sendQuietly(wireCalls.waitForPicture, { params: { id: String(eventId) }, body: {} })
      if (!isOver) timer = setTimeout(tell, answer ? answer.again_seconds * 1000 : usualMs)
    }
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [client, eventId, isWaiting])
}
