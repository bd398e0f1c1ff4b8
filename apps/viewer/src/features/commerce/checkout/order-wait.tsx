import { useEffect, useState } from 'react'
import { useCommerceWords } from '../../../locales/words.ts'
import styles from './order-wait.module.css'

const longMs = 20_000

/** The wait for the bank, shown as such. */
export function OrderWait({ isOffline }: { isOffline: boolean }) {
  const { wait: words } = useCommerceWords()
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={`${styles.wait} stack-3`}>
      <span className={styles.circle} aria-hidden="true" />
      <h2 className="title-1">{words.title}</h2>
      <p className="quiet pretty" role="status">
        {isOffline ? words.offline : isLong ? words.long : words.text}
      </p>
      {isLong && (
        <a className="button" href="/profile/orders">
          {words.orders}
        </a>
      )}
    </div>
  )
}
