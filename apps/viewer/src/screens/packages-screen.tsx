import { StateMessage } from '@grandstand/ui'
import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { FreePass } from '../features/products/free-pass.tsx'
import { listPassProducts, listSubscriptionProducts } from '../features/products/product.ts'
import { ProductList } from '../features/products/product-list.tsx'
import { useAccountWords } from '../locales/words.ts'
import { useBootstrap } from '../platform/channel/use-bootstrap.ts'
import styles from './packages-screen.module.css'

/** What the channel sells, beside what it gives for nothing. */
export function PackagesScreen() {
  const { packages: words } = useAccountWords()
  const bootstrap = useBootstrap()
  const subscriptions = listSubscriptionProducts(bootstrap)
  const passes = listPassProducts(bootstrap)
  return (
    <>
      <ScreenHeading screen="packages" />
      <div className={`${styles.content} stack-6`}>
        {bootstrap.has_passes_form && <FreePass />}
        {subscriptions.length + passes.length > 0 ? (
          <p className="lead">{words.intro}</p>
        ) : (
          <StateMessage icon="library" title={words.emptyTitle} text={words.emptyText}>
            <a className="button" href="/upcoming">
              {words.freeNext}
            </a>
          </StateMessage>
        )}
        <ProductList title={words.subscriptions} products={subscriptions} />
        <ProductList title={words.passes} products={passes} />
      </div>
    </>
  )
}
