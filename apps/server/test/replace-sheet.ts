/** The workbook with another sheet in place of its own: the last file of the archive. */
export function replaceSheet(book: Buffer, packed: Buffer, size: number): Buffer {
  const name = 'xl/worksheets/sheet1.xml'
  const start = book.indexOf(
    Buffer.from('PK\x03\x04'),
    book.lastIndexOf(name, book.indexOf('PK\x01\x02')) - 30,
  )
  const index = book.indexOf('PK\x01\x02')
  const header = Buffer.from(book.subarray(start, start + 30 + name.length))
  header.writeUInt32LE(packed.length, 18)
  header.writeUInt32LE(size, 22)
  const directory = Buffer.from(book.subarray(index))
  const own = directory.lastIndexOf(name) - 46
  directory.writeUInt32LE(packed.length, own + 20)
  directory.writeUInt32LE(size, own + 24)
  const end = directory.lastIndexOf('PK\x05\x06')
  directory.writeUInt32LE(start + header.length + packed.length, end + 16)
  return Buffer.concat([book.subarray(0, start), header, packed, directory])
}
