/// From the article on state: the content of both listings on the environment; the names are from the article.
struct Article {
  var title: String
  var body: String
}
