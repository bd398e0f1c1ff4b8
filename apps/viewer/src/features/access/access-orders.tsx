import type { AccessReport } from '@grandstand/contract'
import { useWhyWords } from '../../locales/words.ts'
import styles from './access-rules.module.css'

interface AccessOrdersProps {
  label: string
  orders: readonly Pick<AccessReport['orders'][number], 'id' | 'name' | 'gap'>[]
}

/** What somebody bought or was given, each with whether it opens the game. */
export function AccessOrders({ label, orders }: AccessOrdersProps) {
  const say = useWhyWords()
  if (orders.length === 0) return null
  return (
    <section className={`${styles.orders} stack-2`} aria-label={label}>
      <h3 className="small">{label}</h3>
      <ul className={styles.list}>
        {orders.map(({ id, name, gap }) => (
          <li key={id}>
            <strong>
              {name} · {id}
            </strong>
            <br />
            {gap === null ? say.opens : say.gaps[gap]}
          </li>
        ))}
      </ul>
    </section>
  )
}
