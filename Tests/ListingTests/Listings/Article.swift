/// State: what both listings on the environment show; the article has the names.
struct Article {
  var title: String
  var body: String
}
