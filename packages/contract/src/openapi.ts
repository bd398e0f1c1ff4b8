import { z } from 'zod'
import type { Call } from './call.ts'
import { callsByTopic } from './calls.ts'
import { type ErrorCode, errorCatalogue } from './constants.ts'
import { entityNames } from './entity-names.ts'
import { errorReply } from './errors.ts'
import { describeField, describeFields } from './field-notes/describe-fields.ts'
import { exampleOf } from './field-notes/example-of.ts'
import { isSchema, type Schema } from './json-schema.ts'
import type { LimitName } from './limits.ts'
import { studioCalls } from './studio-calls.ts'
import { keyRoles } from './studio-constants.ts'

export interface OpenApi {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> }
}

export type Content = Record<string, { schema: unknown; example?: unknown }>

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  'x-needs': Call['needs']
  /** Its name among the limits. */
  'x-limit'?: LimitName
  security: Record<string, string[]>[]
  parameters: { in: 'path' | 'query'; name: string; required: boolean; schema: unknown }[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

/** The contract in the form that other tools read. */
export function openApi(): OpenApi {
  const schemas: Record<string, unknown> = {}
  const paths: OpenApi['paths'] = {}
  for (const [topic, calls] of Object.entries({ ...callsByTopic, studio: studioCalls })) {
    for (const [name, call] of Object.entries<Call>(calls)) {
      const path = (call.host === 'api' ? '/api' : '') + call.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(topic, name, call, schemas) }
    }
  }
  schemas.Error = toSchema(errorReply, 'output', schemas)
  for (const [name, schema] of Object.entries(schemas)) schemas[name] = describeFields(schema, name)
  for (const operation of Object.values(paths).flatMap(methods => Object.values(methods)))
    addExamples(operation, schemas)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Grandstand',
      version: '1',
      description: 'Every call of the product, generated from its contract.',
    },
    servers: [{ url: '/', description: 'This channel' }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        key_in_query: { type: 'apiKey', in: 'query', name: 'api_key' },
        key_in_header: { type: 'http', scheme: 'bearer' },
        studio_key: { type: 'http', scheme: 'bearer' },
        studio_session: { type: 'apiKey', in: 'cookie', name: 'studio_session' },
      },
    },
  }
}

function operation(topic: string, name: string, call: Call, schemas: Record<string, unknown>): Operation {
  const body = withKey(call, toSchema(call.body, 'input', schemas))
  const takesBody = call.method === 'POST' && Object.keys(propertiesOf(body)).length > 0
  return {
    operationId: name,
    tags: [topic],
    summary: call.summary,
    'x-needs': call.needs,
    ...(call.by ? { 'x-by': call.by } : {}),
    ...(call.limit ? { 'x-limit': call.limit } : {}),
    security: securityOf(call),
    parameters: [
      ...parameters(name, 'path', toSchema(call.params, 'input', schemas)),
      ...parameters(name, 'query', toSchema(call.query, 'input', schemas)),
    ],
    ...(takesBody ? { requestBody: { required: true, content: json(describeFields(body, name)) } } : {}),
    responses: { ...success(name, call, schemas), ...refusals(call) },
  }
}

function securityOf({ needs, method, by, personal, ofDeployment }: Call): Operation['security'] {
  if (needs === 'nothing') return []
  const isForKeys =
    by !== 'oneself' && !personal && !ofDeployment && keyRoles.some(role => by?.includes(role))
  if (needs === 'operator') return [{ studio_session: [] }, ...(isForKeys ? [{ studio_key: [] }] : [])]
  return [...(method === 'POST' ? [] : [{ key_in_query: [] }]), { key_in_header: [] }]
}

/** Instead of the header; of such a place `security` cannot tell. */
function withKey({ needs, method }: Call, body: Schema): Schema {
  if (method !== 'POST' || (needs !== 'key' && needs !== 'user')) return body
  const api_key = { type: 'string', description: 'The api key, if it is not in the header.' }
  return { ...body, properties: { api_key, ...propertiesOf(body) } }
}

function parameters(owner: string, location: 'path' | 'query', schema: Schema): Operation['parameters'] {
  const required = Array.isArray(schema.required) ? schema.required : []
  return Object.entries(propertiesOf(schema)).map(([name, property]) => ({
    in: location,
    name,
    required: required.includes(name),
    schema: describeField(property, owner, name),
  }))
}

function success(name: string, call: Call, schemas: Record<string, unknown>): Operation['responses'] {
  if (call.answers === 'redirect') return { 302: { description: 'Redirects' } }
  if (call.answers === 'stream') return { 200: { description: 'A stream of server-sent events' } }
  if (call.answers === 'file') return { 200: { description: 'The file' } }
  return {
    200: {
      description: 'The answer',
      content: json(describeFields(toSchema(call.reply, 'output', schemas), name)),
    },
  }
}

/** For requests and for successful answers; only now are all named schemas there. */
function addExamples({ requestBody, responses }: Operation, schemas: Schema): void {
  for (const { content } of [requestBody, responses[200]].filter(part => part !== undefined))
    for (const one of Object.values(content ?? {})) one.example = exampleOf(one.schema, schemas)
}

/** Grouped by status, with every code and text that may come with it. */
function refusals(call: Call): Operation['responses'] {
  const codes = new Set<ErrorCode>(['invalid_request', ...call.errors])
  if (call.needs === 'key' || call.needs === 'user') codes.add('no_api_key')
  if (call.needs === 'user' || call.needs === 'operator') codes.add('unauthenticated')
  if (call.by && call.by !== 'oneself') codes.add('role_needed').add('totp_demanded')
  if (call.path.includes(':')) codes.add('not_found')
  if (call.limit) codes.add('too_many_requests')
  const byStatus = Map.groupBy(codes, code => errorCatalogue[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: list.map(code => `${code}: ${errorCatalogue[code].message}`).join('; '),
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    ]),
  )
}

function json(schema: unknown): Content {
  return { 'application/json': { schema } }
}

function propertiesOf(schema: Schema): Schema {
  return isSchema(schema.properties) ? schema.properties : {}
}

/** Named parts go to the document's components, where all calls share them. */
function toSchema(type: z.ZodType, io: 'input' | 'output', schemas: Record<string, unknown>): Schema {
  const text = JSON.stringify(z.toJSONSchema(type, { io, unrepresentable: 'any', metadata: entityNames }))
  const { $schema, $defs, ...schema }: Schema = JSON.parse(
    text.replaceAll('#/$defs/', '#/components/schemas/'),
  )
  if (isSchema($defs)) Object.assign(schemas, $defs)
  return schema
}
