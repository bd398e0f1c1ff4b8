import type { WireCall, WireCalls } from '@grandstand/contract/wire'

/**
 * The two calls by which a key is had, as the contract says them. Written out, because the contract's
 * module of wire calls brings its schemas along; a test holds both equal.
 */
export const getChannelConfig: WireCalls['getChannelConfig'] = {
  name: 'getChannelConfig',
  method: 'GET',
  path: '/channel-config',
  needs: 'nothing',
  host: 'api',
  tolerates: [],
  crash: true,
  silent: false,
}

export const getApiKey: WireCalls['getApiKey'] = {
  name: 'getApiKey',
  method: 'POST',
  path: '/get_api_key',
  needs: 'nothing',
  host: 'api',
  tolerates: [],
  crash: true,
  silent: false,
}

export function isKeyCall(call: WireCall): boolean {
  return call.name === getApiKey.name || call.name === getChannelConfig.name
}
