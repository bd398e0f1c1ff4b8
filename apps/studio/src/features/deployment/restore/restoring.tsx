import { StateMessage } from '@grandstand/ui'
import { useEffect, useState } from 'react'
import { homeHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

const everyMs = 2_000
/** It still answers for a moment after it was asked. */
const firstMs = 4_000

/** The server is away, and comes back by itself: with the backup, or as it was, which its page then tells. */
export function Restoring() {
  const say = useI18n().words.server.restore
  const [isBack, setIsBack] = useState(false)
  useEffect(() => {
    let timer = setTimeout(look, firstMs)
    async function look() {
      const isReady = await fetch('/readyz', { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) setIsBack(true)
      else timer = setTimeout(look, everyMs)
    }
    return () => clearTimeout(timer)
  }, [])
  return (
    <StateMessage
      icon={isBack ? 'check' : 'clock'}
      title={isBack ? say.back : say.restoring}
      text={isBack ? say.backText : say.restoringText}
      role="status"
      level={1}
    >
      {isBack && (
        // A new page: the session and all that is known here were the empty server's.
        <button className="button button--primary" type="button" onClick={() => location.assign(homeHref)}>
          {say.goOn}
        </button>
      )}
    </StateMessage>
  )
}
