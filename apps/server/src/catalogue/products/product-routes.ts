import { calls, studioCalls } from '@grandstand/contract'
import { publicRoute } from '../../call/route.ts'
import { channelRoute } from '../../call/studio-route.ts'
import { CallError } from '../../runtime/call-error.ts'
import { pageOf } from '../../runtime/lists.ts'
import { listPackages } from './list-packages.ts'
import { listStudioProducts } from './list-studio-products.ts'
import { listSubscriptions } from './list-subscriptions.ts'

function oneById<Product extends { id: number }>(products: Product[], id: number): Product {
  const product = products.find(product => product.id === id)
  if (!product) throw new CallError('not_found')
  return product
}

export const productRoutes = [
  publicRoute(calls.listPackages, async (ctx, asked) => pageOf(await listPackages(ctx, asked), asked.query)),
  publicRoute(calls.getPackage, async (ctx, asked) =>
    oneById(await listPackages(ctx, asked), asked.params.id),
  ),
  publicRoute(calls.listSubscriptions, async (ctx, asked) =>
    pageOf(await listSubscriptions(ctx, asked), asked.query),
  ),
  publicRoute(calls.getSubscription, async (ctx, asked) =>
    oneById(await listSubscriptions(ctx, asked), asked.params.id),
  ),
]

export const studioProductRoutes = [
  channelRoute(studioCalls.listStudioProducts, ({ channel }) => channel, listStudioProducts),
]
