import { invalidRequest, missingObject } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { newId } from '../api/new-id.ts'
import { readMetadata } from '../api/read-metadata.ts'
import { needText, readClearable, readFlag, readText } from '../api/read-params.ts'
import { emit } from '../events/emit.ts'
import { newProduct, type Product } from '../objects/product.ts'

export function createProduct(call: Call): Product {
  const { params } = call
  const id = readText(params, 'id') ?? newId('prod', 14)
  if (call.tx.find('product', id))
    throw invalidRequest(`Product already exists with the ID ${id}.`, 'id', 'resource_already_exists')
  const product = newProduct({
    id,
    active: readFlag(params, 'active') ?? true,
    created: call.now,
    default_price: null,
    description: readText(params, 'description') ?? null,
    metadata: readMetadata(params),
    name: needText(params, 'name'),
    tax_code: readText(params, 'tax_code') ?? null,
    updated: call.now,
  })
  call.tx.put('product', product)
  emit(call, 'product.created', product)
  return product
}

export function getProduct({ tx, path: { id = '' } }: Call): Product {
  const product = tx.find('product', id)
  if (!product) throw missingObject('product', id)
  return product
}

export function updateProduct(call: Call): Product {
  const before = getProduct(call)
  const { params } = call
  const product: Product = {
    ...before,
    active: readFlag(params, 'active') ?? before.active,
    default_price: readText(params, 'default_price') ?? before.default_price,
    description: readClearable(params, 'description') ?? before.description,
    metadata: readMetadata(params, before.metadata),
    name: readText(params, 'name') ?? before.name,
    tax_code: readClearable(params, 'tax_code') ?? before.tax_code,
    updated: call.now,
  }
  call.tx.put('product', product)
  emit(call, 'product.updated', product, before)
  return product
}
