import Foundation
struct NativeReader { static func read(_ data: Data) throws(DocumentError) -> Document { throw DocumentError("") } }
