import type { AccessReport } from '@grandstand/contract'
import { useWhyWords } from '../../locales/why/why-words.ts'
import styles from './access-rules.module.css'

export function AccessOrders({ orders }: Pick<AccessReport, 'orders'>) {
  const say = useWhyWords()
  return (
    <section className={styles.orders} aria-label={say.orders}>
      <h3 className={styles.heading}>{say.orders}</h3>
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
