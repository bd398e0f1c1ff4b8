import type { Call } from '../api/call.ts'
import { listObjects } from '../api/list-objects.ts'
import { readFlag, readText, readTexts } from '../api/read-params.ts'
import { paging, type Route } from '../api/route.ts'
import { searchObjects } from '../api/search-objects.ts'
import { createCoupon, deleteCoupon, getCoupon, updateCoupon } from './write-coupon.ts'
import { createPrice, getPrice, updatePrice } from './write-price.ts'
import { createProduct, getProduct, updateProduct } from './write-product.ts'

const productFields = [
  'active',
  'description',
  'images',
  'metadata',
  'name',
  'statement_descriptor',
  'tax_code',
  'url',
]
const priceFields = ['active', 'lookup_key', 'metadata', 'nickname', 'tax_behavior', 'transfer_lookup_key']
const couponFields = [
  'amount_off',
  'currency',
  'duration',
  'duration_in_months',
  'id',
  'max_redemptions',
  'metadata',
  'name',
  'percent_off',
  'redeem_by',
]
const search = ['query', 'limit', 'page']

export const catalogRoutes: Route[] = [
  { method: 'POST', path: '/v1/products', accepts: [...productFields, 'id'], run: createProduct },
  { method: 'GET', path: '/v1/products', accepts: [...paging, 'active', 'ids'], run: listProducts },
  {
    method: 'GET',
    path: '/v1/products/search',
    accepts: search,
    run: call => searchObjects(call, 'product', ['active', 'description', 'name']),
  },
  { method: 'GET', path: '/v1/products/:id', accepts: [], run: getProduct },
  {
    method: 'POST',
    path: '/v1/products/:id',
    accepts: [...productFields, 'default_price'],
    run: updateProduct,
  },
  {
    method: 'POST',
    path: '/v1/prices',
    accepts: [...priceFields, 'currency', 'product', 'product_data', 'recurring', 'unit_amount'],
    run: createPrice,
  },
  {
    method: 'GET',
    path: '/v1/prices',
    accepts: [...paging, 'active', 'currency', 'lookup_keys', 'product', 'type'],
    run: listPrices,
  },
  {
    method: 'GET',
    path: '/v1/prices/search',
    accepts: search,
    run: call => searchObjects(call, 'price', ['active', 'currency', 'lookup_key', 'product', 'type']),
  },
  { method: 'GET', path: '/v1/prices/:id', accepts: [], run: call => getPrice(call) },
  { method: 'POST', path: '/v1/prices/:id', accepts: priceFields, run: updatePrice },
  { method: 'POST', path: '/v1/coupons', accepts: couponFields, run: createCoupon },
  { method: 'GET', path: '/v1/coupons', accepts: paging, run: call => listObjects(call, 'coupon') },
  { method: 'GET', path: '/v1/coupons/:id', accepts: [], run: call => getCoupon(call) },
  { method: 'POST', path: '/v1/coupons/:id', accepts: ['metadata', 'name'], run: updateCoupon },
  { method: 'DELETE', path: '/v1/coupons/:id', accepts: [], run: deleteCoupon },
]

function listProducts(call: Call) {
  const active = readFlag(call.params, 'active')
  const ids = readTexts(call.params, 'ids')
  return listObjects(
    call,
    'product',
    one => (active === undefined || one.active === active) && (!ids || ids.includes(one.id)),
  )
}

function listPrices(call: Call) {
  const { params } = call
  const active = readFlag(params, 'active')
  const [product, currency, type] = ['product', 'currency', 'type'].map(name => readText(params, name))
  const keys = readTexts(params, 'lookup_keys')
  return listObjects(
    call,
    'price',
    one =>
      (active === undefined || one.active === active) &&
      (!product || one.product === product) &&
      (!currency || one.currency === currency) &&
      (!type || one.type === type) &&
      (!keys || keys.includes(one.lookup_key ?? '')),
  )
}
