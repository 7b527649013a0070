@main struct A11ynav { static func main() {} }
