import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { accessQuery } from '../../platform/session/user-queries.ts'
import type { Product } from './product.ts'
import { ProductCard } from './product-card.tsx'
import styles from './product-list.module.css'
import { useBought } from './use-bought.ts'
import { useTrackedList } from './use-tracked-list.ts'

export function ProductList({ title, products }: { title: string; products: readonly Product[] }) {
  const { client } = useApp()
  const { data: access } = useQuery(accessQuery(client))
  const bought = useBought()
  useTrackedList(
    title,
    products.map(({ item }) => item),
  )
  if (products.length === 0) return null
  const stateOf = ({ id, payment }: Product) => {
    if (payment === 'once') return bought.hasPass(id) ? 'this' : 'no'
    if (bought.subscriptionId === null) return 'no'
    return bought.subscriptionId === id ? 'this' : 'other'
  }
  return (
    <section className="stack-4">
      <h2 className="title-2">{title}</h2>
      <ul className={`${styles.grid} stack-4`}>
        {products.map(product => (
          <li key={product.key}>
            <ProductCard
              product={product}
              isTrialOpen={access?.trial_period_used !== true}
              bought={stateOf(product)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
