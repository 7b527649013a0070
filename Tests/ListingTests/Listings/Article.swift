/// The content of both listings about the environment, with the names from the article on state.
struct Article {
  var title: String
  var body: String
}
