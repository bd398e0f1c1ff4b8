import { findPackageJSON } from 'node:module'
import path from 'node:path'

/** The same from the sources and from the bundle, however deep a file is in either. */
export const serverFolder = path.dirname(findPackageJSON(import.meta.url) ?? '')
