export { createFileReaders, type FileReaders } from './create-file-readers.ts'
export { defineReader, FileLimitError, type FileReader } from './file-reader.ts'
export { serveReader } from './serve-reader.ts'
